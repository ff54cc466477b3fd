/** Classes of a form field (design, section 5): label above the control, border with 3:1 contrast. */
export const FIELD = 'grid min-w-0 content-start gap-1.5'
export const LABEL = 'text-xs leading-[1.3] font-semibold'
/**
 * Classes of an input or a select. The caller sets the horizontal padding, because there may be icons; `--field-pad`
 * sets the vertical one.
 */
export const INPUT =
  'min-h-(--control) w-full min-w-0 rounded-sm text-ellipsis border border-line-strong bg-surface py-(--field-pad,.55rem) text-base leading-[1.4] text-ink placeholder:text-placeholder hover:border-ink-2 focus-visible:border-focus focus-visible:shadow-none focus-visible:outline-offset-0'
/** The same, red if invalid. */
export const CONTROL = `${INPUT} aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]`
