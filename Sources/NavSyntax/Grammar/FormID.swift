/// Which form a statement has.
package enum FormID: UInt16, CaseIterable, Sendable {
  // Definitions.
  case version, app, startAt, deviceDefinition, variable, tabs, tab, more, screen
  case popover, sheet, alert, actions, group, steps, flow, setup
  case rule, never, reachable, include, use, samples, allow, redefine
  // Elements.
  case label, text, image, link, button, toggle, choice, slider, stepper, date, field, table, space
  case formSection, component
  // Clauses of app, tabs and devices.
  case appLocale, appGuidelines, tabCapacity, deviceWidth
  case badge, fixed
  // Clauses of screens and presentations.
  case hidesTabs, backTitle, bar, search, toolbar, onAppear, onDisappear, see
  case modal, stackContent, size, arrowSide, passes, adapts, onAttempt, message
  // Clauses of the navigation bar.
  case leading, trailing, prompt, barHidden, besideBack
  // Clauses of search.
  case searchPlace, placeholder, scopes, scopeDefinition, pinned, hiddenUntilSwipe, bookmarks
  case suggestions, shortcut, no, searches
  // Clauses of tables and rows.
  case cell, numberColumns, sectionBy, index, sortedBy, rowsWhere, empty, tableSection, row, rowRule
  case select, info, swipeAction, editable, movable, disclosure, checkmark, subtitle, valueText
  // Clauses of elements.
  case arrow, onTap, onChange, on
  case enabled, disabled, shown, hidden
  case closes, cancels, submits, destructive
  case icon, of, multiple, menuStyle, segmented, range, starts, stepBy
  case secure, keepsText, clearMode, keyboard, returnKey, digits, numberOnly, decimals, percent
  case currency, max, valid, holdsFocus, required, fieldWidth, lines, overflow, property
  // Clauses of flows.
  case flowOn, flowTagged, flowAfter, flowWith, flowCovers, knownFailure
  // Gestures.
  case tap, tapRow, tapInfo, hold, swipe, swipeRow, pull, back, backTo, searchFor, type, paste
  case backspace, clear, cancelSearch, returnKeyPress, next, previous, scope, dismiss, indexTap
  case scrollTo, edit, done, moveRow, deleteRow, moveTab, choose, set, increase, decrease, hover
  case rotate, call
  // Events.
  case present, close, cancel, push, pop, popToRoot, unwind, selectTab, badgeEvent, enable, disable
  case expand, condense, assign, say, device, wait, waitUntil, after
  // Questions.
  case show, whereAmI, tree, can, why, expect, expectPicture, expectChanges, change, path, pathsCover
  case diff, print, help, apropos
  // Control.
  case ifElse, elseIf, otherwise, repeatTimes, forEach, letValue, mark, go, stop, skip
  case tryOut, soft
  // Session.
  case undo, redo, reset, history, record, recordLean, recordStop, load, save
  case step, into, out, continueRun
  case rewind, rewindToStart, breakAt, breakOnChange, breakOnRefused, breakOff, breaks
  case watch, watchOff, check, graph, export, plugins, option, complete, quit
  case marks, timeline, branches, map, missingFlows, plugin, timing
}
