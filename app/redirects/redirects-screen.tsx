import { Form, Link, href, useNavigation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { SettingsForm } from '#app/ui/form/settings-form.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { RedirectFile } from './redirect-file.tsx'
import {
  FIND_PARAM,
  type FileResult,
  REDIRECT_INTENTS,
  type RedirectsPage,
  type RefusedRedirect,
  type ShownRedirect,
  TRY_PARAM,
  type Tried,
} from './shown-redirects.ts'

const ADDRESS = href('/dashboard/configuracion/direcciones')

type Props = RedirectsPage & {
  tried: Tried | null
  refusal: RefusedRedirect | null
  file: FileResult | { fault: string } | null
}

/** Configuración → Direcciones anteriores: where the addresses of an earlier site lead. */
export function RedirectsScreen({ tried, refusal, file, ...list }: Props) {
  return (
    <>
      <AddForm refusal={refusal} />
      <TryForm tried={tried} />
      <RedirectFile result={file} hasRedirects={list.total > 0 || list.find !== ''} />
      <RedirectList {...list} />
    </>
  )
}

function AddForm({ refusal }: { refusal: RefusedRedirect | null }) {
  const errorOf = (field: RefusedRedirect['field']) => (refusal?.field === field ? refusal.sentence : undefined)
  return (
    <SettingsForm
      key={refusal ? 'refused' : 'new'}
      intent={REDIRECT_INTENTS.add}
      head={{ id: 'agregar', title: 'Agregar una dirección' }}
      submit="Agregar"
      refusal={refusal}
      className="max-w-200"
    >
      <p className="text-sm text-ink-2">
        Los enlaces y las búsquedas que todavía llevan a tu sitio anterior llegan así a su página nueva. Al importar, la
        dirección que trae cada propiedad se agrega sola.
      </p>
      <div className="grid gap-[1.1rem] sm:grid-cols-2">
        <TextField
          label="Dirección anterior"
          name="from"
          required
          defaultValue={refusal?.from ?? ''}
          placeholder="/inmueble/bodega-en-renta"
          error={errorOf('from')}
        />
        <TextField
          label="Lleva a"
          name="to"
          required
          defaultValue={refusal?.to ?? ''}
          placeholder="ID, o /propiedades?type=bodega"
          error={errorOf('to')}
        />
      </div>
      <CheckBox name="gone" label="Es una lista: avisa que la propiedad ya no se ofrece" />
      <p className="text-sm text-ink-3">
        Para muchas a la vez: <code>/inmueble/*</code> a <code>/propiedad/*</code> busca la propiedad por el final de su
        dirección, de hoy o de antes.
      </p>
    </SettingsForm>
  )
}

function TryForm({ tried }: { tried: Tried | null }) {
  return (
    <Form method="get" preventScrollReset aria-labelledby="probar" className={`${BOX} max-w-200`}>
      <BoxHead id="probar" title="Probar una dirección" />
      <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
        <TextField
          key={tried?.address}
          label="Dirección del sitio anterior"
          name={TRY_PARAM}
          defaultValue={tried?.address ?? ''}
          placeholder="La dirección completa, o desde la primera diagonal"
        />
        {tried && (
          <p role="status" className="text-sm wrap-anywhere">
            <strong>{tried.address}</strong>
            <br />
            {tried.sentence} {tried.path !== null && <a href={tried.path}>{tried.path}</a>}
          </p>
        )}
        <div className="flex justify-end">
          <button type="submit" className={buttonClass({ variant: 'outline' })}>
            Probar
          </button>
        </div>
      </div>
    </Form>
  )
}

function RedirectList({ redirects, total, page, pages, find }: RedirectsPage) {
  if (total === 0 && find === '') return null
  const addressOf = (to: number) => {
    const params = new URLSearchParams({ ...(find && { [FIND_PARAM]: find }), ...(to > 1 && { page: String(to) }) })
    return params.size > 0 ? `${ADDRESS}?${params}` : ADDRESS
  }
  return (
    <section aria-labelledby="lista" className={`${BOX} max-w-200`}>
      <BoxHead id="lista" title={total === 1 ? '1 dirección' : `${formatCount(total)} direcciones`} />
      <Form method="get" role="search" className="flex gap-2 px-[1.1rem] pt-4 pb-2">
        <SearchField
          name={FIND_PARAM}
          defaultValue={find}
          aria-label="Buscar una dirección anterior"
          placeholder="Buscar"
          frame="grow"
        />
        <button type="submit" className={buttonClass({ variant: 'outline' })}>
          Buscar
        </button>
      </Form>
      {total === 0 && <p className={BOX_BODY}>Ninguna dirección tiene «{find}».</p>}
      <ul className="divide-y divide-line" aria-label="Direcciones anteriores">
        {redirects.map((redirect) => (
          <RedirectRow key={redirect.source} {...redirect} />
        ))}
      </ul>
      <Pager page={page} pages={pages} addressOf={addressOf} className="px-[1.1rem] py-4" />
    </section>
  )
}

function RedirectRow({ source, to, propertyId }: ShownRedirect) {
  const navigation = useNavigation()
  const busy = navigation.formData?.get('source') === source
  return (
    <li className="flex items-center justify-between gap-4 px-[1.1rem] py-2">
      <div className="min-w-0">
        <p className={`${ROW_TITLE} font-semibold`}>{source}</p>
        <p className={ROW_NOTE}>
          → {propertyId === null ? to : <Link to={href('/property/:propertyId', { propertyId })}>{to}</Link>}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="source" value={source} />
        <button
          type="submit"
          name="intent"
          value={REDIRECT_INTENTS.remove}
          aria-disabled={busy || undefined}
          className={TEXT_LINK}
        >
          Quitar<span className="sr-only">: {source}</span>
        </button>
      </Form>
    </li>
  )
}
