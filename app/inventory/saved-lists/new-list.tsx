import { Form } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { LABEL } from '#app/ui/field.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import {
  LIST_INTENTS,
  LIST_SCOPES,
  LIST_SCOPE_LABELS,
  LONGEST_LIST_NAME,
  type ListRefusal,
  listWords,
} from './saved-list.ts'

/** The form that saves the search of the address. */
export function NewList({ query, refusal }: { query: string; refusal: ListRefusal | null }) {
  return (
    <section aria-labelledby="guardar" className={BOX}>
      <BoxHead id="guardar" title="Guardar esta búsqueda" />
      <Form method="post" autoComplete="off" className={`${BOX_BODY} grid max-w-160 justify-items-start gap-4`}>
        <p className="wrap-anywhere text-ink-2">{listWords(query)}</p>
        <div className="w-full max-w-96">
          <TextField
            name="name"
            label="Nombre de la lista"
            required
            hint={`Hasta ${LONGEST_LIST_NAME} letras`}
            defaultValue={refusal?.name ?? ''}
            error={refusal?.message ?? null}
          />
        </div>
        <fieldset>
          <legend className={`${LABEL} mb-1`}>Quién la ve</legend>
          <div className="flex flex-wrap gap-x-5">
            {LIST_SCOPES.map((scope) => (
              <label key={scope} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name="scope"
                  value={scope}
                  defaultChecked={scope === (refusal?.scope ?? LIST_SCOPES[0])}
                />
                {LIST_SCOPE_LABELS[scope]}
              </label>
            ))}
          </div>
        </fieldset>
        <button name="intent" value={LIST_INTENTS.save} className={buttonClass()}>
          Guardar lista
        </button>
      </Form>
    </section>
  )
}
