/** Classes of a list of one-line facts inside of a box; the height of a row is the caller's. */
export const ROWS =
  'divide-y divide-line *:grid *:grid-cols-[auto_1fr_auto] *:items-center *:gap-[.85rem] *:px-[1.1rem]'
/** Of a row's title and of the note below it. The title's weight is the caller's. */
export const ROW_TITLE = 'font-sans text-sm leading-ui tracking-normal wrap-anywhere'
export const ROW_NOTE = 'text-xs leading-[1.45] wrap-anywhere text-ink-3'
