/** Classes of a tab-like link between parts of a section; the current one has `aria-current`. */
export const PILL_LINK =
  'inline-flex min-h-9 items-center gap-[.35rem] rounded-full border border-line-strong bg-surface px-[.9rem] text-xs/normal font-medium text-ink no-underline hover:bg-hover aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action pointer-coarse:min-h-11 forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none'
