/** The `ref` of a warning with `tabIndex` -1: it takes the focus as it appears, because the pressed button may be far away. */
export function takeFocus(warning: HTMLElement | null) {
  warning?.focus()
}
