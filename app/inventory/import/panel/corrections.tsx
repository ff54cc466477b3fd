import { Form } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FIELD, INPUT, LABEL } from '#app/ui/field.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { CORRECTION_CONTROLS, IMPORT_INTENTS } from '#app/inventory/import/import-intents.ts'
import type { ImportRow, ShownImport } from '#app/inventory/import/kind/shown-import.ts'

/** The cells of a row that are refused or left out, to be written again: for the row, or for all rows with the same text. */
export function CorrectRow({ row: { position: line, doubtful } }: { row: ImportRow }) {
  if (doubtful.length === 0) return null
  const canBeForAll = doubtful.some(({ text }) => text !== '')
  return (
    <Disclosure
      head="text-sm"
      summary={
        <span>
          Corregir<span className="sr-only"> la fila {formatCount(line)}</span>
        </span>
      }
    >
      <Form method="post" preventScrollReset className="grid gap-3 py-2 sm:grid-cols-2 lg:grid-cols-3">
        <input type="hidden" name={CORRECTION_CONTROLS.line} value={line} />
        {doubtful.map(({ target, label, text }) => (
          <div key={target} className={FIELD}>
            <label htmlFor={`corregir-${line}-${target}`} className={LABEL}>
              {label}
            </label>
            <input type="hidden" name={CORRECTION_CONTROLS.target} value={target} />
            <input
              id={`corregir-${line}-${target}`}
              name={CORRECTION_CONTROLS.text}
              defaultValue={text}
              maxLength={500}
              className={`${INPUT} px-[.8rem]`}
            />
          </div>
        ))}
        <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
          <button name="intent" value={IMPORT_INTENTS.correct} className={buttonClass({ variant: 'outline' })}>
            Corregir y revisar
          </button>
          {canBeForAll && (
            <label className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
              <Tick type="checkbox" name={CORRECTION_CONTROLS.isForAll} defaultChecked />
              En todas las filas que digan lo mismo
            </label>
          )}
        </div>
      </Form>
    </Disclosure>
  )
}

/** @param used how many corrections of an earlier file change a row of this one */
function usedText(used: number): string {
  if (used === 0) return 'Ninguna corrección de la vez pasada hizo falta.'
  return used === 1
    ? 'Se usó 1 corrección de la vez pasada.'
    : `Se usaron ${formatCount(used)} correcciones de la vez pasada.`
}

/** The corrections of an import, those of an earlier file first, each with the rows that it changes. */
export function Corrections({ shown: { corrections } }: { shown: ShownImport }) {
  if (corrections.length === 0) return null
  const remembered = corrections.filter(({ isRemembered }) => isRemembered)
  const used = remembered.filter(({ count }) => count > 0).length
  return (
    <section aria-labelledby="correcciones" className={BOX}>
      <BoxHead id="correcciones" title="Correcciones" />
      <div className={`${BOX_BODY} grid gap-3 border-t border-line`}>
        {remembered.length > 0 && <p className="num text-sm">{usedText(used)}</p>}
        <ul className="grid gap-2 text-sm">
          {corrections.map(({ sentence, count }, at) => (
            <li key={sentence} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="num wrap-anywhere">
                {sentence}{' '}
                <span className="text-ink-3">
                  {count === 0 ? 'ya no queda en ninguna fila' : `en ${counted(count, 'fila', 'filas')}`}
                </span>
              </span>
              <DropButton at={at} label={sentence}>
                Quitar
              </DropButton>
            </li>
          ))}
        </ul>
        {corrections.length > 1 && (
          <DropButton at={null} label="todas las correcciones">
            Quitar todas
          </DropButton>
        )}
      </div>
    </section>
  )
}

/** Takes a correction back, or all of them. */
function DropButton({ at, label, children }: { at: number | null; label: string; children: string }) {
  return (
    <Form method="post" preventScrollReset>
      {at !== null && <input type="hidden" name={CORRECTION_CONTROLS.dropped} value={at} />}
      <button
        name="intent"
        value={at === null ? IMPORT_INTENTS.dropAll : IMPORT_INTENTS.drop}
        aria-label={at === null ? undefined : `Quitar: ${label}`}
        className="min-h-6 underline pointer-coarse:min-h-11"
      >
        {children}
      </button>
    </Form>
  )
}
