import type { ReactNode } from 'react'
import { Form, Link, href, useNavigation } from 'react-router'
import { countOf } from '#app/forms/control-readers.ts'
import { PRECISIONS, PRECISION_LABELS, type Precision } from '#app/catalogue/facts/precision.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SettingsForm } from '#app/ui/form/settings-form.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { EVERY_PARAM, PLACES_INTENTS } from './places-intents.ts'
import { PrecisionChoices } from './precision-choices.tsx'

type Props = {
  /** The precision of new properties. */
  initial: Precision
  counts: Record<Precision, number>
  /** The link to the properties that are on no map. */
  unplaced: ReactNode
  /** The previewed precision for all properties; null without a preview. */
  every: Precision | null
}

/** Configuración → Ubicación (decision 35): the precision of new properties, and of all existing ones. */
export function PlacesSettings({ initial, counts, unplaced, every }: Props) {
  const busy = useNavigation().formData?.get('intent')
  return (
    <>
      <SettingsForm
        intent={PLACES_INTENTS.initial}
        head={{ id: 'nuevas', title: 'Propiedades nuevas' }}
        className="max-w-200"
        refusal={null}
      >
        <fieldset className="min-w-0">
          <legend className="mb-[.6rem] text-sm text-ink-2">
            Así empieza cada propiedad nueva; en su formulario se puede elegir otra cosa.
          </legend>
          <PrecisionChoices key={initial} name="precision" chosen={initial} />
        </fieldset>
      </SettingsForm>
      <section aria-labelledby="existentes" className={`${BOX} max-w-200`}>
        <BoxHead id="existentes" title="Propiedades que ya existen" />
        <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
          <p className="num text-sm text-ink-2">{precisionCountsText(counts)}</p>
          {unplaced}
          <Form method="get" preventScrollReset className="grid gap-[1.1rem]">
            <fieldset className="min-w-0">
              <legend className="mb-[.6rem] text-sm text-ink-2">Cambiar todas a:</legend>
              <PrecisionChoices key={every} name={EVERY_PARAM} chosen={every} />
            </fieldset>
            <button type="submit" className={buttonClass({ variant: 'outline', className: 'justify-self-end' })}>
              Ver qué cambia
            </button>
          </Form>
          {every && <Preview every={every} counts={counts} isBusy={busy === PLACES_INTENTS.every} />}
        </div>
      </section>
    </>
  )
}

type PreviewProps = { every: Precision; counts: Props['counts']; isBusy: boolean }

/** The number of properties that would change, with the button to do it. */
function Preview({ every, counts, isBusy }: PreviewProps) {
  const others = PRECISIONS.filter((each) => each !== every && counts[each] > 0)
  const changed = others.reduce((sum, each) => sum + counts[each], 0)
  if (changed === 0) return <p role="status">Todas las propiedades ya están así: no hay nada que cambiar.</p>
  const properties = countLabel(changed)
  const verb = changed === 1 ? 'pasará' : 'pasarán'
  return (
    <Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-[1.1rem]">
      <p role="status">
        <strong className="num">{properties}</strong> {verb} a «{PRECISION_LABELS[every]}» en el sitio:{' '}
        {others.map((each) => `${countOf(counts[each])} de «${PRECISION_LABELS[each]}»`).join(' y ')}. Reemplaza lo que
        cada una tenía elegido; su dirección y su enlace se conservan como se capturaron.
      </p>
      <input type="hidden" name="precision" value={every} />
      <div className="flex flex-wrap justify-end gap-2">
        <Link
          to={href('/dashboard/configuracion/ubicacion')}
          preventScrollReset
          className={buttonClass({ variant: 'outline' })}
        >
          Cancelar
        </Link>
        <SubmitButton intent={PLACES_INTENTS.every} busy={isBusy} label={`Cambiar ${properties}`} />
      </div>
    </Form>
  )
}

/** 'Hoy: 354 exactas, 40 aproximadas, 40 de solo la zona.' */
function precisionCountsText({ exacta, aproximada, zona }: Props['counts']): string {
  return `Hoy: ${countOf(exacta)} con ubicación exacta, ${countOf(aproximada)} aproximada y ${countOf(zona)} de solo la zona.`
}
