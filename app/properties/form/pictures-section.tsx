import { useField } from '@conform-to/react'
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { type FieldPhoto, PICTURE_CONTROLS } from '#app/photos/upload/photo-choice.ts'
import { PhotoField, type PhotoFieldState } from '#app/photos/upload/photo-field.tsx'
import { PICTURE_WORDS } from '#app/photos/upload/picture-words.ts'
import { FieldError, controlId } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { announceChange, useLiveForm } from '#app/properties/form-state/live-form.tsx'
import { FormSection } from './form-section.tsx'
import { ERROR_LINE, useControlError } from './use-control.tsx'

type Props = { initial: FieldPhoto[]; onChange: (set: PictureSet, state: PhotoFieldState) => void }

export function PhotosSection(props: Props) {
  return (
    <FormSection id="imagenes" count={<PictureCount set="photos" />}>
      <Pictures set="photos" {...props} />
    </FormSection>
  )
}

/** Folded until there are plans, or something is wrong with them, then as the person leaves it. */
export function PlansSection(props: Props) {
  const isWrong = useControlError(PICTURE_CONTROLS.plans.chosen) !== null
  const [isOpen, setOpen] = useState(props.initial.length > 0)
  if (isWrong && !isOpen) setOpen(true)

  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (isWrong) currentTarget.open = true
    setOpen(currentTarget.open)
  }

  return (
    <FormSection id="planos" count={<PictureCount set="plans" />}>
      <details open={isOpen} onToggle={onToggle} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="text-[.8rem] text-ink-3 transition-[rotate] group-open:rotate-180" />
          Plantas, niveles y planos de conjunto
        </summary>
        <div className="mt-3">
          <Pictures set="plans" {...props} />
        </div>
      </details>
    </FormSection>
  )
}

function Pictures({ set, initial, onChange }: Props & { set: PictureSet }): ReactNode {
  const name = PICTURE_CONTROLS[set].chosen
  const [{ errors }, form] = useField<string>(name)
  const error = useControlError(name)
  const [state, setState] = useState<PhotoFieldState | null>(null)

  // Pictures come and go as hidden controls, of which nobody hears an event: they are told of once they stand there.
  const tell = useEffectEvent((changed: PhotoFieldState) => {
    onChange(set, changed)
    announceChange()
    if (errors) form.validate({ name })
  })
  useEffect(() => {
    if (state) tell(state)
  }, [state])

  return (
    <div id={controlId(name)} tabIndex={-1} className="grid gap-3">
      <PhotoField set={set} initial={initial} onChange={setState} />
      <FieldError name={name} error={error} className={ERROR_LINE} />
    </div>
  )
}

function PictureCount({ set }: { set: PictureSet }) {
  const { length } = useLiveForm().values[set]
  const { one, many } = PICTURE_WORDS[set]
  return `${length} ${length === 1 ? one : many}`
}
