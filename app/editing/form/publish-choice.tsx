import { DROPS } from '#app/catalogue/facts/fact-controls.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import type { OpenForm } from '#app/editing/form-state/open-form.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { checkProperty } from './check-property.ts'
import { PUBLISH_ANSWER, publishQuestion } from './publish-question.ts'

const ALL_DROPS = DROPS.map(({ name }) => name)

/** Points out what visitors would read that looks private, and prices that nobody seems to mean, while they are typed. */
export function PublishChoice({ form }: { form: OpenForm }) {
  const { values } = useLiveForm()
  const checked = checkProperty(values, { ...form, drops: ALL_DROPS })
  const question = checked.ok ? publishQuestion(checked.input, form.stored, form) : null
  if (question === null) return null
  const { remarks, isPublic, keep } = question
  return (
    <fieldset key={keep} className={`${BANNER} min-w-0 flex-col`}>
      <legend className="sr-only">Antes de guardar</legend>
      <p>{isPublic ? 'Lo leerán los visitantes. ¿Es lo que quieres publicar?' : '¿Es lo que quieres guardar?'}</p>
      <ul className="grid list-disc gap-1 ps-5 font-normal wrap-anywhere">
        {remarks.map(({ control, text }) => (
          <li key={control + text}>{text}</li>
        ))}
      </ul>
      <CheckBox
        name={PUBLISH_ANSWER}
        value={keep}
        label={isPublic ? 'Publicar de todos modos' : 'Guardar de todos modos'}
      />
    </fieldset>
  )
}
