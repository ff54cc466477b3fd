/** Classes of a long dialog: a bottom sheet, centred from 640 px. The page behind it does not scroll. */
export const SHEET =
  'sheet fixed inset-x-0 top-auto bottom-0 z-(--z-toast) m-0 max-h-[min(92dvh,52rem)] w-full max-w-none overflow-auto overscroll-contain rounded-t-lg bg-surface text-ink shadow-modal duration-(--duration-3) ease-out backdrop:bg-scrim sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(44rem,92vw)] sm:rounded-b-lg forced-colors:border'
