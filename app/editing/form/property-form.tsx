import { useState, type Ref } from 'react'
import { Form, Link } from 'react-router'
import { FORM_SECTIONS } from '#app/catalogue/facts/fact.ts'
import { dossierPath } from '#app/editing/dossier/dossier.ts'
import { DraftOffer } from '#app/editing/draft/draft-offer.tsx'
import { draftKey } from '#app/editing/draft/draft.ts'
import { FactSection } from './fact-section.tsx'
import { FoldedSection } from './folded-section.tsx'
import { useResuming } from '#app/editing/form-state/use-saving.tsx'
import { FormBar, SaveAndAddButton, SaveBar } from './form-bar.tsx'
import { onFormKey } from './form-keys.tsx'
import { withOwnerText } from '#app/editing/form-state/form-values.ts'
import { FORM_ID, LiveForm, useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { type ControlErrors, FORM_INTENTS, type OpenForm, type SentForm } from '#app/editing/form-state/open-form.ts'
import { PhotosSection, PlansSection } from './pictures-section.tsx'
import { sectionOf } from './progress.ts'
import { QualityList } from './quality-list.tsx'
import { SamePropertyNote } from './same-property-note.tsx'
import { SectionNav } from './section-nav.tsx'
import { ControlErrorsContext, useControlErrors } from './use-control.tsx'
import { useFormChecks } from './use-form-checks.tsx'
import { UnsavedChanges } from '#app/editing/draft/unsaved-changes.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { SKIP_TARGET } from '#app/ui/panel/panel-skip-link.tsx'
import { addPath, editPath } from './way-back.ts'
import { NAMED_CONTROLS, DROPS } from '#app/catalogue/facts/fact-controls.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { checkProperty } from './check-property.ts'
import { PUBLISH_ANSWER, publishQuestion } from './publish-question.ts'

type Props = {
  title: string
  /** Id of the property that is edited; null for a new one. */
  editedId: string | null
  /** The list that it was opened from; null for none. */
  list: string | null
  opened: OpenForm
  /** Whether the edited property was deleted meanwhile: the form then adds a new one. */
  isGone: boolean
  /** The posted values of a refused form; they replace those of `opened`. */
  sent: SentForm | null
  /** The errors that the server found; null if it found none. */
  errors: ControlErrors | null
}

/** The form for adding and for editing a property (spec, section 2, Add and edit forms). */
export function PropertyForm({ title, editedId, list, opened, isGone, sent, errors }: Props) {
  // The initial state is fixed: a version that another person saves meanwhile must not become the version of this form.
  const [form] = useState(() => {
    const { values, base } = { ...opened, base: opened.values, ...sent }
    const { owners } = opened
    return {
      ...opened,
      ...sent,
      values: withOwnerText(values, owners),
      base: withOwnerText(base ?? opened.values, owners),
    }
  })
  const isNew = form.stored === null
  const beganPerM2 = isNew ? null : form.base.pricePerM2
  const resuming = useResuming()
  const { errors: shown, refusals, summary, onPictures, ...handlers } = useFormChecks(form, beganPerM2, errors)
  const [photos, setPhotos] = useState(form.photos)
  const onPhotos: typeof onPictures = (set, state) => {
    onPictures(set, state)
    setPhotos(state.photos)
  }
  const wrong = Object.keys(shown).flatMap((name) => sectionOf(name) ?? [])
  return (
    <ControlErrorsContext value={shown}>
      <LiveForm
        id={form.id}
        initial={form.values}
        today={form.today}
        slug={form.slug}
        isNew={isNew}
        beganPerM2={beganPerM2}
        home={form.home}
        complexes={form.complexes}
        asesores={form.asesores}
        owners={form.owners}
      >
        <EnterDoesNothing />
        <FormBar title={title} isNew={isNew} canAddAnother={isNew && !isGone} wrong={wrong} />
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-8">
          <SectionNav wrong={wrong} photos={photos} />
          <Form
            id={FORM_ID}
            {...SKIP_TARGET}
            method="post"
            {...(list !== null && {
              action: editedId === null ? addPath(list) : editPath(editedId, list),
              replace: true,
            })}
            encType="multipart/form-data"
            noValidate
            onKeyDown={onFormKey}
            inert={resuming}
            className="grid min-w-0 gap-5 outline-none"
            {...handlers}
          >
            <input type="hidden" name="intent" value={isGone ? FORM_INTENTS.add : FORM_INTENTS.save} />
            <input type="hidden" name="id" value={form.id} />
            <input type="hidden" name="version" value={form.version} />
            <input type="hidden" name="base" value={JSON.stringify(form.base)} />
            {isGone ? <GoneNotice /> : <DraftOffer editedId={editedId} />}
            {refusals > 0 && <FormErrors ref={summary} />}
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-ink-3">
              <p>
                <span className="text-danger">*</span> Campo requerido
              </p>
              {editedId !== null && !isGone && (
                <Link
                  to={dossierPath(editedId)}
                  className="inline-flex min-h-7 items-center gap-1 text-link underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  <PanelIcon name="folder" />
                  Notas y archivos del equipo
                </Link>
              )}
            </div>
            {FORM_SECTIONS.map(({ id }) => {
              if (id === 'precio' || id === 'tecnica')
                return <FoldedSection key={id} id={id} isWrong={wrong.includes(id)} />
              if (id === 'imagenes') return <PhotosSection key={id} initial={form.photos} onChange={onPhotos} />
              if (id === 'planos') return <PlansSection key={id} initial={form.plans} onChange={onPictures} />
              return <FactSection key={id} id={id} />
            })}
            <SamePropertyNote />
            <PublishChoice form={form} />
            <QualityList photos={photos} className="rounded-md border border-line bg-surface p-[1.1rem] xl:hidden" />
            {isNew && !isGone && <SaveAndAddButton className="lg:hidden" />}
          </Form>
        </div>
        <SaveBar />
        <UnsavedChanges storageKey={draftKey(editedId, form.id)} base={form.base} />
      </LiveForm>
    </ControlErrorsContext>
  )
}

/** Says that the property was deleted, and that what was typed can be saved as a new one. */
function GoneNotice() {
  return (
    <p role="alert" className={`${BANNER} items-start`}>
      <Icon name="warning" className="mt-[.2rem] flex-none" />
      Otra persona eliminó esta propiedad mientras la editabas. Aquí está todo lo que escribiste: guárdalo como una
      propiedad nueva, o cancela.
    </p>
  )
}

/** Enter in a field presses the form's first button. This one is disabled, so Enter does nothing, even without scripts. */
function EnterDoesNothing() {
  return (
    <button type="submit" form={FORM_ID} disabled hidden>
      Guardar propiedad
    </button>
  )
}

/** The list of errors; each line links to its control. */
function FormErrors({ ref }: { ref: Ref<HTMLDivElement> }) {
  const errors = useControlErrors()
  const wrong = NAMED_CONTROLS.flatMap(({ name, label, required }) => {
    const error = errors[name]
    return error ? [{ name, label, error, isEmpty: error === required }] : []
  })
  if (wrong.length === 0) return null
  return <ErrorSummary ref={ref} look="panel" heading={headingOf(wrong)} wrong={wrong} />
}

/** 'Falta' if all errors are empty controls, else 'Revisa'. */
function headingOf(wrong: readonly { isEmpty: boolean }[]): string {
  const isOne = wrong.length === 1
  if (wrong.every(({ isEmpty }) => isEmpty))
    return isOne ? 'Falta un dato por completar' : `Faltan ${wrong.length} datos por completar`
  return isOne ? 'Revisa un dato' : `Revisa ${wrong.length} datos`
}

const ALL_DROPS = DROPS.map(({ name }) => name)

/** Points out what visitors would read that looks private, and prices that nobody seems to mean, while they are typed. */
function PublishChoice({ form }: { form: OpenForm }) {
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
