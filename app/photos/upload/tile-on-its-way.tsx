import type { PictureSet } from '#app/photos/picture-sets.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { METER } from '#app/ui/meter.ts'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import type { ItemIn } from './photo-item.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { TILE_CONTROLS, PICTURE } from './tile-looks.ts'

const NEWS = `${PICTURE} grid content-center justify-items-center gap-2 p-2 text-center text-2xs leading-[1.35] wrap-anywhere`
const TEXT_BUTTON = buttonClass({
  variant: 'ghost',
  size: 'sm',
  className: 'px-[.45rem] py-[.55rem] pointer-coarse:min-h-(--control)',
})

type Props = {
  set: PictureSet
  item: ItemIn<'sending' | 'failed'>
  onEdit: () => void
  onLeave: () => void
  onRetry: () => void
  onRemove: () => void
}

/** A file with its progress, or with what went wrong; of an edited photo, the one before it is what the form holds. */
export function TileOnItsWay({ set, item, onEdit, onLeave, onRetry, onRemove }: Props) {
  const words = PICTURE_WORDS[set]
  const controls = PICTURE_CONTROLS[set]
  const failed = item.state === 'failed'
  return (
    <>
      <div className={`${NEWS} ${failed ? 'font-medium text-danger' : 'overflow-hidden text-ink-3'}`}>
        {failed ? <Failure item={item} /> : <Progress item={item} />}
      </div>
      <div className={TILE_CONTROLS}>
        {failed && (
          <button type="button" onClick={onRetry} aria-label={`Reintentar ${item.name}`} className={TEXT_BUTTON}>
            Reintentar
          </button>
        )}
        <button type="button" onClick={onEdit} aria-label={`Editar ${words.one} ${item.name}`} className={TEXT_BUTTON}>
          Editar {words.one}
        </button>
        {item.was ? (
          <button
            type="button"
            onClick={onLeave}
            aria-label={`${failed ? 'Dejar como estaba' : 'Cancelar'} ${words.the} ${item.name}`}
            className={TEXT_BUTTON}
          >
            {failed ? 'Dejar como estaba' : 'Cancelar'}
          </button>
        ) : (
          <button
            type="button"
            data-remove
            onClick={onRemove}
            aria-label={`${failed ? 'Quitar' : 'Cancelar'} ${item.name}`}
            className={TEXT_BUTTON}
          >
            {failed ? 'Quitar' : 'Cancelar'}
          </button>
        )}
      </div>
      {item.was && (
        <>
          <input type="hidden" name={controls.chosen} value={item.was.photo.photoId} />
          <input type="hidden" name={controls.alts} value={item.alt} />
        </>
      )}
    </>
  )
}

function Progress({ item: { name, progress } }: { item: ItemIn<'sending'> }) {
  const percent = progress === null ? null : Math.round(progress * 100)
  return (
    <>
      <span aria-hidden="true" className="spinner" />
      <span className="line-clamp-4">{percent === null ? name : `${name}\u00A0· ${percent}\u00A0%`}</span>
      <progress
        aria-label={`Subiendo ${name}`}
        max={100}
        value={percent ?? 0}
        className={`absolute inset-x-0 bottom-0 h-1 ${METER}`}
      />
    </>
  )
}

function Failure({ item: { name, message } }: { item: ItemIn<'failed'> }) {
  return (
    <>
      <Icon name="warning" />
      <span role="alert" className="line-clamp-4">
        {name}: {message}
      </span>
    </>
  )
}
