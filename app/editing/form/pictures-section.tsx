import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { type FieldPhoto, PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import { PhotoField, type PhotoFieldState } from '#app/photos/upload/photo-field.tsx'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { FieldError, controlId } from '#app/ui/form/field.tsx'
import { announceChange, useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { Folded } from './folded.tsx'
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

export function PlansSection(props: Props) {
  const isWrong = useControlError(PICTURE_CONTROLS.plans.chosen) !== null
  return (
    <FormSection id="planos" count={<PictureCount set="plans" />}>
      <Folded startsOpen={props.initial.length > 0} isWrong={isWrong} summary="Plantas, niveles y planos de conjunto">
        <Pictures set="plans" {...props} />
      </Folded>
    </FormSection>
  )
}

function Pictures({ set, initial, onChange }: Props & { set: PictureSet }): ReactNode {
  const name = PICTURE_CONTROLS[set].chosen
  const error = useControlError(name)
  const [state, setState] = useState<PhotoFieldState | null>(null)

  // Pictures are hidden controls, which send no events: the change is announced once they are rendered.
  const report = useEffectEvent((changed: PhotoFieldState) => {
    onChange(set, changed)
    announceChange()
  })
  useEffect(() => {
    if (state) report(state)
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
