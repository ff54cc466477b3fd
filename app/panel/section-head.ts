/** Classes of the header of a section: title, note and actions. */
export const SECTION_HEAD =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-3 wrap-anywhere [&_h1]:text-[1.625rem] [&_p]:text-ink-3'
