/** Classes by which scripts find the head and the save bar. */
export const FORM_HEAD = 'form-head'
export const SAVE_BAR = 'form-save-bar'
/** Spans the panel's column, gutters included. */
export const FORM_BAR = `${FORM_HEAD} sticky top-0 z-(--z-sticky) -mx-(--gutter) border-b border-line bg-surface lg:-mx-8`
export const FORM_BAR_LINE = 'flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-(--gutter) py-1 lg:px-8'
