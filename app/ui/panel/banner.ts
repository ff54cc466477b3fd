/** Classes of a warning across the page. */
export const BANNER =
  'flex gap-x-4 gap-y-2 rounded-md border border-warn-line bg-warn-bg px-4 py-3 font-medium text-warn'
