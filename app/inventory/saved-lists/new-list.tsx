import { Form } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { LABEL } from '#app/ui/field.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { RadioButton } from '#app/ui/form/check-box.tsx'
import { LIST_INTENTS, LIST_SCOPES, LIST_SCOPE_LABELS, LONGEST_LIST_NAME, type ListRefusal } from './saved-list.ts'

/** The form that saves the search of the address. @param words what it finds */
export function NewList({ words, refusal }: { words: string; refusal: ListRefusal | null }) {
  return (
    <section aria-labelledby="guardar" className={BOX}>
      <BoxHead id="guardar" title="Guardar esta búsqueda" />
      <Form method="post" autoComplete="off" className={`${BOX_BODY} grid max-w-160 justify-items-start gap-4`}>
        <p className="wrap-anywhere text-ink-2">{words}</p>
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
              <RadioButton
                key={scope}
                name="scope"
                value={scope}
                defaultChecked={scope === (refusal?.scope ?? LIST_SCOPES[0])}
                label={LIST_SCOPE_LABELS[scope]}
              />
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
