import { Form, useNavigation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import type { ShownImport } from '#app/inventory/import/shown-import.ts'
import { CHECK_CONTROLS, IMPORT_INTENTS, UNASSIGNED } from '#app/inventory/import/import-intents.ts'
import type { SeenText } from '#app/inventory/import/file/import-states.ts'
import {
  TARGET_GROUPS,
  type Target,
  columnLabel,
  isTarget,
  targetLabel,
} from '#app/inventory/import/mapping/targets.ts'
import type { Choice } from '#app/inventory/import/mapping/worded-codes.ts'

const SELECT = `${INPUT} px-[.6rem] text-sm`

/** Which column is which fact, which text is which value, and how the file is imported. */
export function CheckForm({ shown }: { shown: ShownImport }) {
  const { columns, mapping, texts, choices, options } = shown
  const busy = useNavigation().formData?.get('intent') === IMPORT_INTENTS.check
  const unknown = texts.filter(({ code }) => code === null)
  const known = texts.filter(({ code }) => code !== null)
  const empty = columns.filter(({ filled }) => filled === 0).length
  return (
    <Form method="post" preventScrollReset className={BOX}>
      <BoxHead id="columnas" title="Columnas y valores" />
      <ul className="grid divide-y divide-line lg:grid-cols-2">
        {inReadingOrder(columns, mapping).map((at) => (
          <Column key={at} shown={shown} at={at} />
        ))}
      </ul>
      {empty > 0 && (
        <p className="num border-t border-line px-[1.1rem] py-3 text-sm text-ink-3">
          {counted(empty, 'columna vacía no se muestra.', 'columnas vacías no se muestran.')}
        </p>
      )}
      {unknown.length > 0 && (
        <fieldset className="border-t border-line px-[1.1rem] py-3">
          <legend className="float-left mb-2 w-full font-semibold">Valores que no se reconocen</legend>
          <Values texts={unknown} choices={choices} />
        </fieldset>
      )}
      {known.length > 0 && (
        <details className="border-t border-line px-[1.1rem] py-3">
          <summary className="min-h-6 cursor-pointer font-semibold pointer-coarse:min-h-11">
            Valores reconocidos ({formatCount(known.length)})
          </summary>
          <Values texts={known} choices={choices} />
        </details>
      )}
      <fieldset className="grid gap-2 border-t border-line px-[1.1rem] py-3">
        <legend className="float-left mb-1 w-full font-semibold">Cómo se importa</legend>
        <Tick name={CHECK_CONTROLS.isPublished} checked={!options.isPaused}>
          Publicar las nuevas que estén disponibles (si no, quedan pausadas)
        </Tick>
        <Tick name={CHECK_CONTROLS.clearsEmpty} checked={options.clearsEmpty}>
          Una celda vacía borra el dato de una propiedad que ya existe
        </Tick>
        <Tick name={CHECK_CONTROLS.skipsPhotos} checked={!options.takesPhotos}>
          No traer las fotos (se traen de sus direcciones; una propiedad con fotos conserva las suyas)
        </Tick>
      </fieldset>
      <div className={`${BOX_BODY} flex justify-end border-t border-line`}>
        <SubmitButton
          intent={IMPORT_INTENTS.check}
          busy={busy}
          label="Revisar otra vez"
          busyLabel="Revisando..."
          variant="outline"
        />
      </div>
    </Form>
  )
}

/** The columns with content that are not imported come first, then the others; the empty ones are only sent. */
function inReadingOrder(columns: ShownImport['columns'], mapping: ShownImport['mapping']): number[] {
  const rank = (at: number) => (mapping[at] ? 1 : 0)
  return columns.map((_column, at) => at).toSorted((a, b) => rank(a) - rank(b) || a - b)
}

/** A column: its heading, what it fills, and how samples of it are read. */
function Column({ shown: { columns, mapping, readings }, at }: { shown: ShownImport; at: number }) {
  const column = columns[at]
  const target = mapping[at] ?? ''
  if (!column) return null
  const sent = <input type="hidden" name={CHECK_CONTROLS.column} value={at} />
  if (column.filled === 0)
    return (
      <li className="hidden">
        {sent}
        <input type="hidden" name={CHECK_CONTROLS.target} value={target} />
      </li>
    )
  const { samples = [], rival = null } = readings[at] ?? {}
  return (
    <li className={`${FIELD} px-[1.1rem] py-3`}>
      {sent}
      <label htmlFor={`columna-${at}`} className={`${LABEL} wrap-anywhere`}>
        {columnLabel(column.header)}
      </label>
      <TargetSelect id={`columna-${at}`} target={target} />
      {rival && (
        <p className="text-xs font-semibold wrap-anywhere text-warn">
          {rival.header === null
            ? `Su nombre se parece a «${targetLabel(rival.target)}», y no se usa.`
            : `También podría ser «${targetLabel(rival.target)}», que se toma de «${columnLabel(rival.header)}».`}
        </p>
      )}
      <ul className="num grid gap-0.5 text-xs wrap-anywhere text-ink-3">
        {samples.map(({ text, read }) => (
          <li key={text}>
            {text}
            {read !== null && <span className="text-ink-2"> → {read}</span>}
          </li>
        ))}
      </ul>
      <p className="num text-xs text-ink-3">{formatCount(column.filled)} con dato</p>
    </li>
  )
}

function TargetSelect({ id, target }: { id: string; target: Target | '' }) {
  return (
    <select id={id} name={CHECK_CONTROLS.target} defaultValue={target} className={SELECT}>
      <option value="">No se importa</option>
      {TARGET_GROUPS.map(({ title, targets }) => (
        <optgroup key={title} label={title}>
          {targets.map((each) => (
            <option key={each} value={each}>
              {targetLabel(each)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

function Values({
  texts,
  choices,
}: {
  texts: readonly SeenText[]
  choices: Readonly<Record<string, readonly Choice[]>>
}) {
  return (
    <ul className="clear-both grid gap-3 pt-1 sm:grid-cols-2 lg:grid-cols-3">
      {texts.map(({ target, text, count, code }) => {
        const name = `${target}:${text}`
        return (
          <li key={name} className={FIELD}>
            <label htmlFor={`valor-${name}`} className={`${LABEL} num wrap-anywhere`}>
              {isTarget(target) ? targetLabel(target) : target}: «{text.slice(0, 60)}» ({formatCount(count)})
            </label>
            <input type="hidden" name={CHECK_CONTROLS.text} value={name} />
            <select
              id={`valor-${name}`}
              name={CHECK_CONTROLS.code}
              defaultValue={code ?? UNASSIGNED}
              className={SELECT}
            >
              {code === null && (
                <option value={UNASSIGNED}>{target === 'complexId' ? 'Añadir el conjunto' : 'Elige…'}</option>
              )}
              <option value="">Dejar vacío</option>
              {(choices[target] ?? []).map((choice) => (
                <option key={choice.code} value={choice.code}>
                  {choice.label}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}

function Tick({ name, checked, children }: { name: string; checked: boolean; children: string }) {
  return (
    <label className="clear-both flex min-h-6 items-start gap-2 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked}
        className="mt-0.5 size-4 flex-none pointer-coarse:mt-0"
      />
      {children}
    </label>
  )
}
