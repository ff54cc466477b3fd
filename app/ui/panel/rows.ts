/** Classes of a list of one-line facts in a box; the caller sets the row height. */
export const ROWS =
  'divide-y divide-line *:grid *:grid-cols-[auto_1fr_auto] *:items-center *:gap-[.85rem] *:px-[1.1rem] *:max-[16rem]:grid-cols-1'
/** Classes of a row's title and note; the caller sets the title's weight. */
export const ROW_TITLE = 'font-sans text-sm leading-ui tracking-normal wrap-anywhere'
export const ROW_NOTE = 'text-xs leading-[1.45] wrap-anywhere text-ink-3'
