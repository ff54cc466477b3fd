/** Mark of the history entry that stands for an open dialog. */
const MARK = 'over'
/** Return value of a dialog when a link in it was followed; the new page replaces the dialog's history entry. */
export const FOLLOWED = 'followed'

let lastMark = 0
/** Handlers of the next history steps, which take precedence over React Router; the last one is called first. */
const handlers: (() => void)[] = []
/** Functions to call when the navigation of `navigateSilently` has finished; null when none is running. */
let afterNavigation: (() => void)[] | null = null

/**
 * Must be called before React Router starts: listeners are called in the order of registration, and React Router would
 * reload the page's data for each step.
 */
export function interceptHistory(): void {
  window.addEventListener('popstate', (event) => {
    const answer = handlers.pop()
    if (!answer) return
    event.stopImmediatePropagation()
    answer()
  })
}

/**
 * Back closes an open modal dialog instead of leaving the page: an open dialog has its own history entry with the
 * page's address. Choices and links in the dialog must replace the current entry.
 * @param dialog when it is rendered
 * @returns a function to call when it is removed
 */
export function backCloses(dialog: HTMLDialogElement): () => void {
  /** Mark of the dialog's history entry while it is open; 0 otherwise. */
  let mark = 0

  function opened() {
    if (mark > 0 || !dialog.matches(':modal')) return
    // First leaves the entry of a dialog that has just been closed.
    if (afterNavigation) return void afterNavigation.push(opened)
    lastMark += 1
    mark = lastMark
    dialog.returnValue = ''
    // React Router numbers the entries; this entry continues its numbering.
    const state = window.history.state ?? {}
    window.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, [MARK]: mark }, '')
    handlers.push(goneBack)
  }

  function closed() {
    if (mark === 0) return
    const isCurrent = window.history.state?.[MARK] === mark
    forget()
    if (isCurrent && dialog.returnValue !== FOLLOWED) navigateSilently(-1)
  }

  /**
   * If a choice has replaced the dialog's entry, the browser moves forward to it again: it is the page with that
   * choice.
   */
  function goneBack() {
    const hasChosen = nextEntryUrl() !== window.location.href
    forget()
    dialog.close()
    dispatchClose(dialog)
    if (hasChosen) navigateSilently(1)
  }

  function forget() {
    mark = 0
    const at = handlers.indexOf(goneBack)
    if (at !== -1) handlers.splice(at, 1)
  }

  const watch = new MutationObserver(() => (dialog.matches(':modal') ? opened() : closed()))
  watch.observe(dialog, { attributeFilter: ['open'] })
  opened()
  return () => {
    watch.disconnect()
    closed()
  }
}

/**
 * Dispatches the close event at once. The browser does so a frame later, and a key pressed before would act on the
 * closed dialog.
 */
function dispatchClose(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('close'))
  ignoreNextClose(dialog)
}

/** Ignores the browser's own close event, which arrives a frame later, when the dialog may be open again. */
export function ignoreNextClose(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
}

/** URL of the next history entry; null in browsers without the Navigation API, where a choice is assumed. */
function nextEntryUrl(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  return window.navigation.entries()[(currentEntry?.index ?? 0) + 1]?.url ?? null
}

/** Moves between history entries of the same page without React Router, which would reload the page. */
function navigateSilently(steps: 1 | -1): void {
  afterNavigation ??= []
  handlers.push(arrived)
  window.history.go(steps)
}

function arrived(): void {
  const waiting = afterNavigation ?? []
  afterNavigation = null
  for (const goOn of waiting) goOn()
}
