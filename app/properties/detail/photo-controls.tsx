import { Icon } from '#app/ui/icon.tsx'

const ARROW =
  'over-stage noscript:hidden absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-transparent bg-canvas text-ink shadow-raised'

/** 'Foto anterior', 'Foto siguiente' and '1 / 6' over a strip of photos. */
export function PhotoControls({ index, count, show }: { index: number; count: number; show: (asked: number) => void }) {
  return (
    <>
      <button type="button" aria-label="Foto anterior" onClick={() => show(index - 1)} className={`${ARROW} left-3`}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" aria-label="Foto siguiente" onClick={() => show(index + 1)} className={`${ARROW} right-3`}>
        <Icon name="chevron-right" />
      </button>
      <p className="over-stage screen-only noscript:hidden num pointer-events-none absolute right-3 bottom-3 rounded-xs bg-plane/82 px-[.6rem] py-[.3rem] text-2xs font-semibold text-on-plane">
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
        <span className="sr-only" aria-live="polite">
          Foto {index + 1} de {count}
        </span>
      </p>
    </>
  )
}
