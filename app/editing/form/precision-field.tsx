import type { ReactNode } from 'react'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { mapPoint } from '#app/catalogue/place/map-link.ts'
import { formatPoint } from '#app/catalogue/place/point.ts'
import { PrecisionChoices } from '#app/editing/places/precision-choices.tsx'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { FieldGroup } from '#app/ui/form/field.tsx'
import { PointMap } from './point-map.tsx'
import { ERROR_LINE, useControlError } from './use-control.tsx'

/** The precision of the public location, with the map of the link's point (decision 35). */
export function PrecisionField({ label }: { label: string }) {
  const { initial, values } = useLiveForm()
  return (
    <FieldGroup
      name="precision"
      legend={label}
      error={useControlError('precision')}
      errorClass={`mt-1.5 ${ERROR_LINE}`}
    >
      <PrecisionChoices name="precision" chosen={initial.precision as Precision} />
      <PointRead link={values.googleMapsLink} />
      <PointMap />
    </FieldGroup>
  )
}

const NO_LINK =
  'En lugar del enlace sirven las coordenadas: 25.77, -100.19, en grados y minutos o como Plus Code completo.'
const NO_POINT =
  'Este enlace no dice el punto: para que aparezca en el mapa, ábrelo y pega su dirección completa o las coordenadas.'

/** The point of the typed link. Without a point the property is on no map. */
function PointRead({ link }: { link: string }): ReactNode {
  const point = mapPoint(link)
  return (
    <p className="num mt-1.5 text-2xs leading-[1.45] text-ink-3">
      {point ? `Punto del enlace: ${formatPoint(point)}` : link.trim() === '' ? NO_LINK : NO_POINT}
    </p>
  )
}
