/** Looks of a form field (design, section 5): a label above, the control under it, the edge at 3:1. */
export const FIELD = 'grid min-w-0 content-start gap-1.5'
export const LABEL = 'text-xs leading-[1.3] font-semibold'
/** Of an input or a select; the room at its sides is the caller's, for icons stand there. */
export const INPUT =
  'min-h-(--control) w-full min-w-0 rounded-sm border border-line-strong bg-surface py-[.55rem] text-base leading-[1.4] text-ink placeholder:text-placeholder hover:border-ink-2 focus-visible:border-focus focus-visible:shadow-none focus-visible:outline-offset-0'
