import { Form, Link, href, useNavigation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { FileField } from '#app/ui/form/file-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { type CheckedList, LIST_FILE, PLACE_LIST_INTENTS, LIST_TEXT, type ListKind } from './shown-place-list.ts'

const ADDRESS = href('/dashboard/configuracion/ubicacion')
/** Lines of each kind that the preview names. */
const MOST_SHOWN = 100

const WORDS = {
  zonas: {
    title: 'Añadir zonas de una lista',
    one: 'zona',
    many: 'zonas',
    example: 'Juriquilla, 20.7104, -100.4472\nZibatá, 20.6802, -100.3245, El Marqués, Querétaro',
    note: 'Una zona por línea: nombre, latitud, longitud. Si quieres, también su municipio y su estado; sin ellos se toma el municipio más cercano, que verás antes de añadirla.',
  },
  referencias: {
    title: 'Añadir puntos de referencia de una lista',
    one: 'punto de referencia',
    many: 'puntos de referencia',
    example: 'el Aeropuerto de Querétaro, 20.6173, -100.1857\nla Alameda Hidalgo, 20.5870, -100.3890',
    note: 'Un lugar por línea: nombre con su artículo, latitud, longitud.',
  },
} as const

type Props = { kind: ListKind; text: string; checked: CheckedList | null; fault: string | null }

/** Zones or landmarks of a pasted list or a sheet: what each line adds, then all of them in one change. */
export function PlaceListScreen({ kind, text, checked, fault }: Props) {
  const words = WORDS[kind]
  const busy = useNavigation().formData?.get('intent')
  return (
    <>
      <section aria-labelledby="lista-titulo" className={`${BOX} max-w-200`}>
        <BoxHead id="lista-titulo" title={words.title} />
        <Form method="post" encType="multipart/form-data" className={`${BOX_BODY} grid gap-[1.1rem]`}>
          <div className={FIELD}>
            <label htmlFor={LIST_TEXT} className={LABEL}>
              Lista
            </label>
            <textarea
              key={text}
              id={LIST_TEXT}
              name={LIST_TEXT}
              rows={8}
              defaultValue={text}
              placeholder={words.example}
              spellCheck={false}
              aria-describedby="lista-nota"
              aria-invalid={fault !== null || undefined}
              className={`${INPUT} px-[.8rem] py-[.6rem]`}
            />
            <p id="lista-nota" className="text-sm text-ink-3">
              {words.note} El punto también puede ser un enlace de Google Maps. Se puede pegar desde una hoja de
              cálculo.
            </p>
          </div>
          <FileField name={LIST_FILE} label="O un archivo de Excel o CSV" accept=".csv,.tsv,.txt,.xlsx,.json" />
          {fault !== null && (
            <p role="alert" className="text-sm text-danger wrap-anywhere">
              {fault}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Link to={ADDRESS} className={buttonClass({ variant: 'outline' })}>
              Volver a Ubicación
            </Link>
            <SubmitButton
              intent={PLACE_LIST_INTENTS.check}
              busy={busy === PLACE_LIST_INTENTS.check}
              label="Ver qué se añade"
              busyLabel="Revisando..."
            />
          </div>
        </Form>
      </section>
      {checked && <Preview kind={kind} checked={checked} isBusy={busy === PLACE_LIST_INTENTS.add} />}
    </>
  )
}

type PreviewProps = { kind: ListKind; checked: CheckedList; isBusy: boolean }

function Preview({ kind, checked: { text, added, lines }, isBusy }: PreviewProps) {
  const { one, many } = WORDS[kind]
  const count = `${formatCount(added)} ${added === 1 ? one : many}`
  const refused = lines.filter((line) => line.refused !== null)
  const good = lines.filter((line) => line.refused === null)
  const adds = added === 0 ? 'Ninguna línea se puede añadir.' : `Se ${added === 1 ? 'añade' : 'añaden'} ${count}.`
  const refusedCount = refused.length === 1 ? 'Una línea no' : `${formatCount(refused.length)} líneas no`
  const leaves = refused.length > 0 ? ` ${refusedCount}:` : ''
  return (
    <section aria-labelledby="se-anade" className={`${BOX} max-w-200`}>
      <BoxHead id="se-anade" title="Lo que se añade" />
      <p role="status" className={`${BOX_BODY} text-sm`}>
        {`${adds}${leaves}`}
      </p>
      {[refused, good].map(
        (part, at) =>
          part.length > 0 && (
            <ul key={at === 0 ? 'refused' : 'good'} className={`${ROWS} border-t border-line *:py-2`}>
              {part.slice(0, MOST_SHOWN).map((line) => (
                <li key={line.line}>
                  <p className="col-span-3 min-w-0">
                    <span className={`${ROW_TITLE} block font-semibold wrap-anywhere`}>{line.title}</span>
                    <span className={`num ${line.refused === null ? ROW_NOTE : 'text-sm text-danger'}`}>
                      {line.refused === null ? line.note : `Línea ${line.line}: ${line.refused}`}
                    </span>
                  </p>
                </li>
              ))}
              {part.length > MOST_SHOWN && <li>Y otras {formatCount(part.length - MOST_SHOWN)}.</li>}
            </ul>
          ),
      )}
      {added > 0 && (
        <Form
          method="post"
          encType="multipart/form-data"
          className={`${BOX_BODY} flex flex-wrap justify-end gap-2 border-t border-line`}
        >
          <input type="hidden" name={LIST_TEXT} value={text} />
          <SubmitButton
            intent={PLACE_LIST_INTENTS.add}
            busy={isBusy}
            label={`Añadir ${count}`}
            busyLabel="Añadiendo..."
          />
        </Form>
      )}
    </section>
  )
}
