/**
 * Classes of a confirmation: at the bottom on a phone, else centred (panel.css has the rest). `shadow-(--…)` follows
 * the theme; `shadow-modal` would always be the light one.
 */
export const CONFIRM =
  'confirm mx-0 mt-auto mb-0 w-full max-w-none gap-[1.1rem] rounded-t-lg bg-surface px-5 py-6 wrap-anywhere text-ink shadow-(--shadow-modal) open:grid sm:m-auto sm:w-116 sm:rounded-lg sm:p-7'
export const CONFIRM_TITLE = 'text-xl/snug'
