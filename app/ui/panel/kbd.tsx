/** The shortcut key of a search field, drawn at its end. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-[.6rem] -translate-y-1/2 rounded-xs border border-line bg-canvas-2 px-[.45rem] py-1 font-sans text-2xs leading-none font-medium text-ink-3 max-lg:hidden noscript:hidden"
    >
      {children}
    </kbd>
  )
}
