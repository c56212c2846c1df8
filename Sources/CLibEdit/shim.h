// Only libedit's types and numbers are used at build time. The library itself is opened when a line
// is first edited, so that a run that edits nothing does not pay for loading it.
#if !__has_include(<histedit.h>)
#error "histedit.h is missing: apt install libedit-dev, or brew install libedit"
#endif
#include <histedit.h>
