import type { PictureSet } from '#app/photos/picture-sets.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PICTURE_NAMES } from './picture-name.ts'

const ARROW =
  'over-stage noscript:hidden absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-transparent bg-canvas text-ink shadow-raised'

type Props = { set: PictureSet; index: number; count: number; show: (index: number) => void }

/** 'Foto anterior', 'Foto siguiente' and '1 / 6' over a strip of pictures. */
export function PhotoControls({ set, index, count, show }: Props) {
  const { one } = PICTURE_NAMES[set]
  return (
    <>
      <button
        type="button"
        aria-label={`${one} anterior`}
        onClick={() => show(index - 1)}
        className={`${ARROW} left-3`}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        aria-label={`${one} siguiente`}
        onClick={() => show(index + 1)}
        className={`${ARROW} right-3`}
      >
        <Icon name="chevron-right" />
      </button>
      <p className="over-stage screen-only noscript:hidden num pointer-events-none absolute right-3 bottom-3 rounded-xs bg-plane/82 px-[.6rem] py-[.3rem] text-2xs font-semibold text-on-plane">
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
        <span className="sr-only" aria-live="polite">
          {one} {index + 1} de {count}
        </span>
      </p>
    </>
  )
}
