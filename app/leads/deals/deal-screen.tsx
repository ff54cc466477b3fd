import { Form, Link, href, useNavigation } from 'react-router'
import { CATEGORIES, CATEGORY_LABELS, CURRENCIES, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { OPERATION_PARAM } from '#app/catalogue/price/second-offer.ts'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { NO_CATALOGUE_PROPERTY, dealProperty } from '#app/leads/deal.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { DateField } from '#app/ui/form/date-field.tsx'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { FigureField, FramedSelect } from '#app/ui/form/figure-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { DEAL_INTENTS, DEAL_PARAMS, DEAL_SEEN, type DealPage, type DealProperty, NO_PROPERTY } from './deal-page.ts'
import {
  CLOSED_LABELS,
  CLOSED_STATUSES,
  DEAL_RULES,
  type DealControl,
  OTHER_CHOICES,
  OTHER_LABELS,
} from './deal-rules.ts'

type Props = { page: DealPage; refusal: Refusal<DealControl> | null }

/** The form that closes a lead as won, or edits what was closed. */
export function DealScreen({ page, refusal }: Props) {
  const { lead, deal, isChosen, property } = page
  const back = href('/dashboard/prospectos/:leadId', { leadId: lead.id })
  return (
    <>
      <PanelHead
        back={{ to: back, label: lead.name }}
        title={deal ? `Cierre con ${lead.name}` : `Cerrar como ganado a ${lead.name}`}
      />
      <div className="grid max-w-4xl gap-5">
        {deal ? <p className="wrap-anywhere">{dealProperty(deal)}</p> : <PropertyPicker page={page} />}
        {property && !deal && property.closings.length > 0 && (
          <p className={BANNER}>
            {property.code} ya tiene otro cierre: {property.closings.join(', ')}.
          </p>
        )}
        {isChosen && <DealForm key={`${property?.id} ${lead.version}`} page={page} refusal={refusal} back={back} />}
      </div>
    </>
  )
}

function PropertyPicker({ page: { options, property, isChosen, fault } }: { page: DealPage }) {
  const isNone = isChosen && property === null
  return (
    <section aria-labelledby="propiedad" className={BOX}>
      <BoxHead id="propiedad" title="Propiedad" />
      <div className={`${BOX_BODY} grid gap-3`}>
        <ul aria-label="Del historial" className="flex flex-wrap gap-2">
          {options.map(({ code, title }) => (
            <li key={code}>
              <Link
                to={`?${new URLSearchParams({ [DEAL_PARAMS.property]: code })}`}
                aria-current={code === property?.code || undefined}
                className={PILL_LINK}
              >
                {code} {title}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={`?${DEAL_PARAMS.property}=${NO_PROPERTY}`}
              aria-current={isNone || undefined}
              className={PILL_LINK}
            >
              {NO_CATALOGUE_PROPERTY}
            </Link>
          </li>
        </ul>
        <Form method="get" className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
          <TextField
            key={property?.code}
            name={DEAL_PARAMS.property}
            label="Otra, por su ID"
            autoComplete="off"
            placeholder="PROP-001"
            error={fault}
          />
          <button type="submit" className={buttonClass({ variant: 'outline', className: 'mt-6' })}>
            Elegir
          </button>
        </Form>
        {property && <ChosenProperty property={property} />}
      </div>
    </section>
  )
}

function ChosenProperty({ property: { id, code, title, status, offers } }: { property: DealProperty }) {
  return (
    <div className="border-t border-line pt-3">
      <p className="font-semibold wrap-anywhere">
        <Link to={href('/property/:propertyId', { propertyId: id })} className="underline">
          {code} {title}
        </Link>
      </p>
      <p className={ROW_NOTE}>
        {STATUS_LABELS[status]}&nbsp;· {offers.map(({ text }) => text).join('\u00A0· ')}
      </p>
      {offers.length > 1 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {offers.map(({ category }) => (
            <Link
              key={category}
              to={`?${new URLSearchParams({ [DEAL_PARAMS.property]: code, [OPERATION_PARAM]: category })}`}
              className={PILL_LINK}
            >
              Cerrar la {CATEGORY_LABELS[category].toLowerCase()}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

function DealForm({ page, refusal, back }: Props & { back: string }) {
  const { lead, property, deal, opened } = page
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData !== undefined
  const control = controlsOfForm(DEAL_RULES, refusal, opened)
  const { defaultValue: currency, name: currencyName } = control('currency')
  return (
    <Form ref={form} key={JSON.stringify(opened)} method="post" noValidate className="grid gap-5">
      <input type="hidden" name={DEAL_SEEN.leadVersion} value={lead.version} />
      {deal && <input type="hidden" name={DEAL_SEEN.dealId} value={deal.id} />}
      {property && (
        <>
          <input type="hidden" name={DEAL_SEEN.propertyId} value={property.id} />
          <input type="hidden" name={DEAL_SEEN.propertyVersion} value={property.version} />
        </>
      )}
      <FieldAlerts value={true}>
        <section aria-labelledby="trato" className={BOX}>
          <BoxHead id="trato" title="Trato" />
          <div className={`${BOX_BODY} grid items-start gap-[1.1rem] sm:grid-cols-3`}>
            <SelectField label="Operación" {...control('operation')} options={CATEGORIES} labels={CATEGORY_LABELS} />
            <div className="sm:col-span-2">
              <FigureField
                label="Precio"
                {...control('price')}
                placeholder="0.00"
                note="En una renta, el de un mes."
                after={<FramedSelect label="Moneda" name={currencyName} defaultValue={currency} options={CURRENCIES} />}
              />
            </div>
            <DateField
              label="Firma"
              {...control('signedOn')}
              note="Vacía mientras no se firme: la comisión cuenta como esperada."
            />
            <DateField label="Inicio del contrato" {...control('startsOn')} />
            <DateField label="Fin del contrato" {...control('endsOn')} note="Se avisa en Alertas de Contratos." />
          </div>
        </section>
        <section aria-labelledby="comision" className={BOX}>
          <BoxHead id="comision" title="Comisión" />
          <div className={`${BOX_BODY} grid items-start gap-[1.1rem] sm:grid-cols-3`}>
            <TextField label="Comisión" {...control('commission')} autoComplete="off" placeholder="5 % o 1.5 meses" />
            <TextField label="Se comparte con" {...control('sharedWith')} autoComplete="off" />
            <TextField
              label="Parte que le toca (%)"
              {...control('sharedPercent')}
              autoComplete="off"
              className="num"
              placeholder="50"
            />
          </div>
        </section>
        {property && (
          <section aria-labelledby="queda" className={BOX}>
            <BoxHead id="queda" title={`Cómo queda ${property.code}`} />
            <div className={`${BOX_BODY} grid items-start gap-[1.1rem] sm:grid-cols-2`}>
              <SelectField
                label="Estatus"
                {...control('status')}
                options={CLOSED_STATUSES}
                labels={CLOSED_LABELS}
                none={`Como está (${STATUS_LABELS[property.status]})`}
              />
              {property.secondCategory && !deal && (
                <SelectField
                  label="La otra operación"
                  {...control('other')}
                  options={OTHER_CHOICES}
                  labels={OTHER_LABELS}
                  note="Si se sigue ofreciendo, la propiedad queda disponible solo con ella."
                />
              )}
            </div>
          </section>
        )}
      </FieldAlerts>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
        {deal && (
          <button
            name="intent"
            value={DEAL_INTENTS.remove}
            className={buttonClass({ variant: 'ghost', className: 'text-danger sm:mr-auto' })}
          >
            Quitar solo el cierre
          </button>
        )}
        <Link to={back} className={buttonClass({ variant: 'outline' })}>
          Cancelar
        </Link>
        <button name="intent" value={DEAL_INTENTS.save} aria-disabled={busy || undefined} className={buttonClass()}>
          {busy ? 'Guardando...' : 'Guardar cierre'}
        </button>
      </div>
    </Form>
  )
}
