import { Form, useNavigation } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { FIELD, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { Select } from '#app/ui/form/select.tsx'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ShownImport } from '#app/inventory/import/kind/shown-import.ts'
import { CHECK_CONTROLS, IMPORT_INTENTS, UNASSIGNED } from '#app/inventory/import/import-intents.ts'
import type { ImportOptions, SeenText } from '#app/inventory/import/file/import-states.ts'
import type { ImportOf } from '#app/inventory/import/file/import-of.ts'
import { IMPORT_WORDS } from '#app/inventory/import/import-words.ts'
import type { Choice } from '#app/inventory/import/mapping/worded-codes.ts'

/** Which column is which fact, which text is which value, and how the file is imported. */
export function CheckForm({ shown }: { shown: ShownImport }) {
  const { of, columns, mapping, texts, choices, options } = shown
  const busy = useNavigation().formData?.get('intent') === IMPORT_INTENTS.check
  const unknown = texts.filter(({ code }) => code === null)
  const known = texts.filter(({ code }) => code !== null)
  const empty = columns.filter(({ filled }) => filled === 0).length
  return (
    <Form method="post" preventScrollReset className={BOX}>
      <BoxHead id="columnas" title={options ? 'Columnas y valores' : 'Columnas'} />
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
          <Values of={of} texts={unknown} choices={choices} />
        </fieldset>
      )}
      {known.length > 0 && (
        <Disclosure
          className="border-t border-line px-[1.1rem] py-2"
          summary={`Valores reconocidos (${formatCount(known.length)})`}
        >
          <Values of={of} texts={known} choices={choices} />
        </Disclosure>
      )}
      {options && <Options options={options} />}
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

/** How properties are imported. */
function Options({ options }: { options: ImportOptions }) {
  return (
    <fieldset className="grid gap-2 border-t border-line px-[1.1rem] py-3">
      <legend className="float-left mb-1 w-full font-semibold">Cómo se importa</legend>
      <CheckBox
        name={CHECK_CONTROLS.isPublished}
        defaultChecked={!options.isPaused}
        label="Publicar las nuevas que estén disponibles (si no, quedan pausadas)"
      />
      <CheckBox
        name={CHECK_CONTROLS.clearsEmpty}
        defaultChecked={options.clearsEmpty}
        label="Una celda vacía borra el dato de una propiedad que ya existe"
      />
      <CheckBox
        name={CHECK_CONTROLS.skipsPhotos}
        defaultChecked={!options.takesPhotos}
        label="No traer las fotos (se traen de sus direcciones; una propiedad con fotos conserva las suyas)"
      />
    </fieldset>
  )
}

/** The columns with content that are not imported come first, then the others; the empty ones are only sent. */
function inReadingOrder(columns: ShownImport['columns'], mapping: ShownImport['mapping']): number[] {
  const rank = (at: number) => (mapping[at] ? 1 : 0)
  return columns.map((_column, at) => at).toSorted((a, b) => rank(a) - rank(b) || a - b)
}

/** A column: its heading, what it fills, and how samples of it are read. */
function Column({ shown: { of, columns, mapping, readings }, at }: { shown: ShownImport; at: number }) {
  const { columnLabel, labelOf } = IMPORT_WORDS[of]
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
      <TargetSelect of={of} id={`columna-${at}`} target={target} />
      {rival && (
        <p className="text-xs font-semibold wrap-anywhere text-warn">
          {rival.header === null
            ? `Su nombre se parece a «${labelOf(rival.target)}», y no se usa.`
            : `También podría ser «${labelOf(rival.target)}», que se toma de «${columnLabel(rival.header)}».`}
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

function TargetSelect({ of, id, target }: { of: ImportOf; id: string; target: string }) {
  return (
    <Select id={id} name={CHECK_CONTROLS.target} defaultValue={target} className="text-sm">
      <option value="">No se importa</option>
      {IMPORT_WORDS[of].groups.map(({ title, targets }) => {
        const options = targets.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))
        return title === null ? (
          options
        ) : (
          <optgroup key={title} label={title}>
            {options}
          </optgroup>
        )
      })}
    </Select>
  )
}

function Values({
  of,
  texts,
  choices,
}: {
  of: ImportOf
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
              {IMPORT_WORDS[of].labelOf(target)}: «{text.slice(0, 60)}» ({formatCount(count)})
            </label>
            <input type="hidden" name={CHECK_CONTROLS.text} value={name} />
            <Select
              id={`valor-${name}`}
              name={CHECK_CONTROLS.code}
              defaultValue={code ?? UNASSIGNED}
              className="text-sm"
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
            </Select>
          </li>
        )
      })}
    </ul>
  )
}
