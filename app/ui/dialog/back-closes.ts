/** Mark of the history entry that stands for an open dialog. */
const MARK = 'over'
/** What a dialog closes with where a link in it was followed, which takes the place of the dialog's entry. */
export const FOLLOWED = 'followed'

let lastMark = 0
/** What answers the next steps in the history in the place of React Router, the last one first. */
const handlers: (() => void)[] = []
/** What waits until the browser has gone where `travelUnseen` sent it; null when it is under way nowhere. */
let afterNavigation: (() => void)[] | null = null

/**
 * Must be called before React Router begins: browsers ask the listeners of the window in the order in which they were
 * added, and a step that it hears of loads the page's data anew.
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
 * Back closes an open modal dialog instead of leaving the page: while it is open it has an entry of its own in the
 * history, with the address of the page. Choices made in the dialog, and links in it, must replace the current entry.
 * @param dialog as it is rendered
 * @returns what ends it, when it is rendered no more
 */
export function backCloses(dialog: HTMLDialogElement): () => void {
  /** The mark of our entry while the dialog is open. */
  let mark = 0

  function opened() {
    if (mark > 0 || !dialog.matches(':modal')) return
    // The entry of a dialog that has just been closed is left first.
    if (afterNavigation) return void afterNavigation.push(opened)
    lastMark += 1
    mark = lastMark
    dialog.returnValue = ''
    // React Router counts the entries, and carries the number on where one of its own replaces ours.
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

  /** Where choices have replaced our entry, it is the page as it now is: there, not before it, the visitor stays. */
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

/** Tells that it closed at once, in the place of the browser: until it does, a key would act on what seems to be open. */
function dispatchClose(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('close'))
  ignoreNextClose(dialog)
}

/** Of a dialog that was just closed, the browser tells with its next frame: when it may be open again. */
export function ignoreNextClose(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
}

/** The address of the next entry; null in browsers that don't tell, where a choice is taken for made. */
function nextEntryUrl(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  return window.navigation.entries()[(currentEntry?.index ?? 0) + 1]?.url ?? null
}

/** Moves in the history between entries of the same page: React Router must not load it anew. */
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
