import { Suspense, lazy } from 'react'
import { Form, Link, href, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { LISTING_FORM, ListingForm, useFilterTexts, useListingForm } from '#app/listing/page/listing-form.tsx'
import { countLabel, listingQuery } from '#app/listing/search/filter-url.ts'
import { type Filters, PLACE_PARAMS, parseFilters } from '#app/listing/search/filters.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CONTROL, FIELD, LABEL } from '#app/ui/field.ts'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { FigureField, FigureUnit } from '#app/ui/form/figure-field.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { DateField } from '#app/ui/form/date-field.tsx'
import { LEAD_VERSION_CONTROL } from './lead-form-state.ts'
import {
  PASTED_PARAM,
  REQUIREMENT_RULES,
  type RequirementAnswer,
  type RequirementView,
  SAVE_REQUIREMENT,
} from './requirement-page.ts'

// As on the listing, so that its own page keeps the fields in a script that it loads late.
const fields = import('#app/listing/page/filter-fields.tsx')
const FilterFields = lazy(async () => ({ default: (await fields).FilterFields }))

type Props = {
  path: string
  version: number
  view: RequirementView
  opened: Partial<Record<keyof typeof REQUIREMENT_RULES, string>>
  answer: RequirementAnswer | null
  backTo: string
}

/** What a lead looks for, with the filters of the listing. The address has the filters; the rest is in the form. */
export function RequirementScreen({ path, version, view, opened, answer, backTo }: Props) {
  const filters = parseFilters(view.query)
  const form = useFirstErrorFocus<HTMLFormElement>(answer?.message === null ? answer : null)
  const busy = useNavigation().formData !== undefined
  const control = controlsOfForm(REQUIREMENT_RULES, answer, opened)
  return (
    <ListingForm filters={filters} unread={view.unread} path={path} live>
      <Form
        ref={form}
        id={LISTING_FORM}
        method="post"
        action={path}
        noValidate
        className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
      >
        <input type="hidden" name={LEAD_VERSION_CONTROL} value={version} />
        <PlaceControls filters={filters} />
        <section aria-labelledby="que-busca" className={BOX}>
          <BoxHead id="que-busca" title="Filtros" />
          <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
            <SentenceField />
            <Suspense>
              <FilterFields facets={view.facets} />
            </Suspense>
          </div>
        </section>
        <div className="grid min-w-0 gap-5">
          <section aria-labelledby="ademas" className={BOX}>
            <BoxHead id="ademas" title="Además" />
            <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
              <FieldAlerts value={true}>
                <FigureField
                  label="Presupuesto en dólares, desde"
                  {...control('leastDollars')}
                  before={<FigureUnit>USD</FigureUnit>}
                />
                <FigureField
                  label="Presupuesto en dólares, hasta"
                  {...control('mostDollars')}
                  before={<FigureUnit>USD</FigureUnit>}
                  note="Si el presupuesto es en pesos, va en los filtros."
                />
                <DateField label="Para cuándo lo necesita" {...control('neededBy')} />
                <TextAreaField label="Nota" {...control('note')} className="min-h-20!" />
              </FieldAlerts>
              <p role="status" className="num text-sm text-ink-2">
                {view.total === 0
                  ? 'Ninguna propiedad en oferta cumple los filtros.'
                  : `${countLabel(view.total)} ${view.total === 1 ? 'cumple' : 'cumplen'} los filtros.`}
              </p>
              <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
                <Link to={backTo} className={buttonClass({ variant: 'outline' })}>
                  Cancelar
                </Link>
                <button
                  type="submit"
                  name="intent"
                  value={SAVE_REQUIREMENT}
                  aria-disabled={busy || undefined}
                  className={buttonClass()}
                >
                  Guardar lo que busca
                </button>
              </div>
            </div>
          </section>
        </div>
      </Form>
      <PastedAddress path={path} filters={filters} />
    </ListingForm>
  )
}

/** A sentence as visitors type it: 'bodega con 10 andenes en Apodaca hasta 200 mil'. */
function SentenceField() {
  const { type } = useListingForm()
  const { search } = useFilterTexts()
  return (
    <div className={FIELD}>
      <label htmlFor="frase" className={LABEL}>
        En una frase
      </label>
      <input
        id="frase"
        name="search"
        form={LISTING_FORM}
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        placeholder="bodega con 10 andenes en Apodaca hasta 200 mil"
        value={search}
        onChange={(event) => type('search', event.target.value)}
        className={`${CONTROL} px-[.8rem]`}
      />
    </div>
  )
}

/** The place of the filters, which has no control here. It can be taken out. */
function PlaceControls({ filters }: { filters: Filters }) {
  const chosen = PLACE_PARAMS.filter((param) => filters[param] !== '')
  return chosen.map((param) => <input key={param} type="hidden" name={param} value={filters[param]} />)
}

/** Filters of a search on the site: the way to draw an area on its map. */
function PastedAddress({ path, filters }: { path: string; filters: Filters }) {
  const { area, bbox, cerca } = filters
  const isPlaced = area !== '' || bbox !== '' || cerca !== ''
  const map = href('/propiedades') + listingQuery(filters, { vista: 'mapa' })
  return (
    <section aria-labelledby="del-mapa" className={BOX}>
      <BoxHead id="del-mapa" title="Un área dibujada en el mapa" />
      <div className={`${BOX_BODY} grid gap-3`}>
        <p className="max-w-(--measure) text-sm text-ink-2">
          <a href={map} target="_blank" rel="noopener" className="underline">
            Abre estos filtros en el mapa del sitio
          </a>
          , dibuja el área y pega aquí la dirección de esa página. Sirve la dirección de cualquier búsqueda del sitio.
        </p>
        <Form method="get" action={path} className="flex flex-wrap gap-3">
          <input
            name={PASTED_PARAM}
            aria-label="Dirección de una búsqueda del sitio"
            autoComplete="off"
            placeholder="https://…/propiedades?…"
            className={`${CONTROL} min-w-0 flex-1 basis-60 px-[.8rem]`}
          />
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            Usar esa búsqueda
          </button>
        </Form>
        {isPlaced && (
          <p className="text-sm">
            {area ? 'Hay un área dibujada. ' : 'Hay un lugar del mapa. '}
            <Link
              to={path + listingQuery(filters, { area: '', bbox: '', cerca: '', radio: '', sinpunto: '' })}
              preventScrollReset
              className="underline"
            >
              En cualquier lugar
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
