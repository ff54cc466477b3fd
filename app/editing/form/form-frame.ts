/** Classes of the form's page and its head, also used by the placeholder while the form loads. */
export const FORM_SCREEN = 'staff-frame min-h-dvh bg-canvas-2 text-sm leading-normal text-ink'
/** Classes by which scripts find the head and the save bar. */
export const FORM_HEAD = 'form-head'
export const SAVE_BAR = 'form-save-bar'
export const FORM_BAR = `${FORM_HEAD} sticky top-0 z-(--z-sticky) bg-surface`
export const FORM_BAR_LINE =
  'mx-auto flex min-h-16 max-w-[calc(72rem+2*var(--gutter))] items-center gap-3 px-(--gutter)'
