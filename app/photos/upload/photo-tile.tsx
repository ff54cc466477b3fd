import type { ComponentProps } from 'react'
import { variantUrl } from '#app/photos/photo-url.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ALT_CONTROL, PHOTO_CONTROL, REMOVED_CONTROL } from './photo-choice.ts'
import type { PhotoItem } from './photo-list.ts'

/** Characters of an alternative text: a sentence or two. */
const MAX_ALT_LENGTH = 200

const ICON_BUTTON = buttonClass({ variant: 'ghost', icon: true })

type Props = {
  item: PhotoItem
  place: { at: number; count: number; isCover: boolean }
  /** Id of the text that tells how photos are put in order. */
  hint: string
  look: Pick<ComponentProps<'li'>, 'style' | 'className'>
  handle: ComponentProps<'button'>
  onMove: (to: number) => void
  onDescribe: (alt: string) => void
  onRetry: () => void
  onRemove: () => void
}

/** A photo with its controls, or a file with its progress or error. */
export function PhotoTile(props: Props) {
  const { item, look } = props
  return (
    <li {...look} className={`shot ${look.className ?? ''}`}>
      {item.state === 'stored' ? <Stored {...props} item={item} /> : <OnItsWay {...props} item={item} />}
    </li>
  )
}

type ItemIn<State> = Extract<PhotoItem, { state: State }>

function Stored({ item, place, hint, handle, onMove, onDescribe, onRemove }: Props & { item: ItemIn<'stored'> }) {
  const { photo, alt } = item
  const called = `foto ${place.at + 1}${alt.trim() && `, ${alt.trim()}`}`
  return (
    <>
      <div className="shot-picture">
        <img
          src={variantUrl(photo.key, { width: 400, format: 'jpg' })}
          alt={alt.trim() || `Foto ${place.at + 1}`}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        {place.isCover && <span className="badge">Portada</span>}
      </div>
      <div className="shot-controls">
        <button
          type="button"
          aria-label={`Mover ${called}`}
          aria-describedby={hint}
          {...handle}
          className={`${ICON_BUTTON} shot-handle`}
        >
          <PanelIcon name="grip" />
        </button>
        <span>
          <StepButton
            label={`Mover antes la ${called}`}
            icon="chevron-left"
            isEnd={place.at === 0}
            onStep={() => onMove(place.at - 1)}
          />
          <StepButton
            label={`Mover después la ${called}`}
            icon="chevron-right"
            isEnd={place.at === place.count - 1}
            onStep={() => onMove(place.at + 1)}
          />
          <button type="button" data-remove aria-label={`Quitar ${called}`} onClick={onRemove} className={ICON_BUTTON}>
            <PanelIcon name="trash" />
          </button>
        </span>
      </div>
      <label className="shot-text">
        Texto alternativo
        <input
          type="text"
          name={ALT_CONTROL}
          value={alt}
          maxLength={MAX_ALT_LENGTH}
          placeholder="Opcional"
          onChange={(event) => onDescribe(event.currentTarget.value)}
        />
      </label>
      <input type="hidden" name={PHOTO_CONTROL} value={photo.photoId} />
      <noscript>
        <label className="shot-away">
          <input type="checkbox" name={REMOVED_CONTROL} value={photo.photoId} />
          Quitar esta foto
        </label>
      </noscript>
    </>
  )
}

/** Keeps the focus (aria-disabled, not disabled) when the photo cannot move further. */
function StepButton({
  label,
  icon,
  isEnd,
  onStep,
}: {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  isEnd: boolean
  onStep: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onStep}
      className={ICON_BUTTON}
    >
      <Icon name={icon} />
    </button>
  )
}

function OnItsWay({ item, onRetry, onRemove }: Props & { item: ItemIn<'sending' | 'failed'> }) {
  const button = buttonClass({ variant: 'ghost' })
  return (
    <>
      <div className="shot-picture shot-news" data-failed={item.state === 'failed' || undefined}>
        {item.state === 'failed' ? <Failure item={item} /> : <Progress item={item} />}
      </div>
      <div className="shot-controls">
        {item.state === 'failed' && (
          <button type="button" onClick={onRetry} aria-label={`Reintentar ${item.name}`} className={button}>
            Reintentar
          </button>
        )}
        <button
          type="button"
          data-remove
          onClick={onRemove}
          aria-label={`${item.state === 'failed' ? 'Quitar' : 'Cancelar'} ${item.name}`}
          className={button}
        >
          {item.state === 'failed' ? 'Quitar' : 'Cancelar'}
        </button>
      </div>
    </>
  )
}

function Progress({ item: { name, progress } }: { item: ItemIn<'sending'> }) {
  const percent = progress === null ? null : Math.round(progress * 100)
  return (
    <>
      <span aria-hidden="true" className="spinner" />
      <span>{percent === null ? name : `${name} · ${percent} %`}</span>
      <progress aria-label={`Subiendo ${name}`} max={100} value={percent ?? 0} />
    </>
  )
}

function Failure({ item: { name, message } }: { item: ItemIn<'failed'> }) {
  return (
    <>
      <Icon name="warning" />
      <span role="alert">
        {name}: {message}
      </span>
    </>
  )
}
