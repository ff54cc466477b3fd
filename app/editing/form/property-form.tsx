import { FormProvider, useForm } from '@conform-to/react'
import { type SubmissionResult, parseWithZod } from '@conform-to/zod/v4'
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import { NAMED_CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import { FORM_SECTIONS } from '#app/catalogue/facts/fact.ts'
import { type EachSet, type PictureSet, ofEachSet } from '#app/photos/picture-sets.ts'
import { unsentFault } from '#app/photos/upload/picture-faults.ts'
import type { PhotoFieldState } from '#app/photos/upload/photo-field.tsx'
import { DraftOffer } from '#app/editing/draft/draft-offer.tsx'
import { draftKey } from '#app/editing/draft/draft.ts'
import { FactSection } from './fact-section.tsx'
import { FoldedSection } from './folded-section.tsx'
import { FormErrors } from './form-errors.tsx'
import { useResuming, useSaving } from '#app/editing/form-state/use-saving.tsx'
import { FormBar, SaveAndAddButton, SaveBar } from './form-bar.tsx'
import { onFormKey } from './form-keys.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { FORM_ID, LiveForm } from '#app/editing/form-state/live-form.tsx'
import { type ControlErrors, FORM_INTENTS, type OpenForm, type SentForm } from '#app/editing/form-state/open-form.ts'
import { PhotosSection, PlansSection } from './pictures-section.tsx'
import { sectionOf } from './progress.ts'
import { propertySchema } from './property-schema.ts'
import { SectionNav } from './section-nav.tsx'
import { UnsavedChanges } from '#app/editing/draft/unsaved-changes.tsx'
import { PanelSkipLink } from '#app/ui/panel/panel-skip-link.tsx'

type Props = {
  title: string
  /** Id of the property that is edited; null for a new one. */
  editedId: string | null
  opened: OpenForm
  /** Whether somebody has deleted the property that was edited: the form is then one for a new property. */
  isGone: boolean
  /** What was sent and comes back, in place of what the form was opened with. */
  sent: SentForm | null
  /** What the server found wrong with it; null where it was not refused. */
  errors: ControlErrors | null
}

/** The form of a property (spec, section 2, Add and edit forms): the same for a new one and for one that is edited. */
export function PropertyForm({ title, editedId, opened, isGone, sent, errors }: Props) {
  // A version that the store reaches while somebody types is not the one that they see: only a new form has it.
  const [form] = useState(() => ({ ...opened, ...sent, base: sent?.base ?? opened.values }))
  const isNew = form.stored === null
  const resuming = useResuming()
  const { provider, wrong, summary, onPictures, ...handlers } = useChecks(form, errors)
  return (
    <FormProvider context={provider}>
      <LiveForm
        id={form.id}
        initial={form.values}
        today={form.today}
        slug={form.slug}
        isNew={isNew}
        complexes={form.complexes}
      >
        <EnterDoesNothing />
        <PanelSkipLink to={FORM_ID} />
        <FormBar title={title} isNew={isNew} canAddAnother={isNew && !isGone} wrong={wrong} />
        <main id="main" className="wrap pt-6 pb-28">
          <div className="mx-auto grid max-w-[72rem] grid-cols-1 gap-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
            <SectionNav wrong={wrong} />
            <Form
              id={FORM_ID}
              tabIndex={-1}
              method="post"
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
              {summary}
              <p className="text-xs text-ink-3">
                <span className="text-danger">*</span> Campo requerido
              </p>
              {FORM_SECTIONS.map(({ id }) => {
                if (id === 'precio' || id === 'tecnica')
                  return <FoldedSection key={id} id={id} isWrong={wrong.includes(id)} />
                if (id === 'imagenes') return <PhotosSection key={id} initial={form.photos} onChange={onPictures} />
                if (id === 'planos') return <PlansSection key={id} initial={form.plans} onChange={onPictures} />
                return <FactSection key={id} id={id} />
              })}
              {isNew && !isGone && <SaveAndAddButton className="lg:hidden" />}
            </Form>
          </div>
        </main>
        <SaveBar />
        <UnsavedChanges storageKey={draftKey(editedId, form.id)} base={form.base} />
      </LiveForm>
    </FormProvider>
  )
}

/** Judges what is typed: a control when it is left, once something was typed in it; everything when it is to be saved. */
function useChecks({ today, stored, complexes }: OpenForm, refusedFor: ControlErrors | null) {
  const isBusy = [useSaving(), useResuming()].includes(true)
  const summary = useRef<HTMLDivElement>(null)
  const edited = useRef(new Set<string>())
  const pictures = useRef<EachSet<PhotoFieldState | null>>({ photos: null, plans: null })
  const [refused, setRefused] = useState(0)
  const result = useMemo(() => refusedFor && resultOf(refusedFor), [refusedFor])
  const [form] = useForm({
    id: FORM_ID,
    lastResult: result,
    shouldRevalidate: 'onInput',
    onValidate({ formData }) {
      const pictureFaults = ofEachSet((set) => unsentFault(set, pictures.current[set]))
      const schema = propertySchema({ today, stored, complexes, pictureFaults })
      return parseWithZod(formData, { schema, disableAutoCoercion: true })
    },
  })
  // The first wrong control has the focus by now; the summary tells of all of them, and leads there.
  useEffect(() => {
    if (result || refused > 0) summary.current?.focus()
  }, [result, refused])

  return {
    provider: form.context,
    wrong: Object.keys(form.allErrors).flatMap((name) => sectionOf(name) ?? []),
    summary: (result || refused > 0) && <FormErrors ref={summary} />,
    onPictures(set: PictureSet, state: PhotoFieldState) {
      pictures.current[set] = state
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isBusy) return event.preventDefault()
      form.onSubmit(event)
      if (event.defaultPrevented && isWhole(event)) setRefused(refused + 1)
    },
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const name = target instanceof Element && target.getAttribute('name')
      if (name) edited.current.add(name)
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const name = target.getAttribute('name') ?? ''
      if (edited.current.delete(name)) form.validate({ name })
    },
  }
}

/** What the server found wrong, as Conform takes it: each control has then been judged. */
function resultOf(errors: ControlErrors): SubmissionResult {
  return {
    status: 'error',
    error: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, message ? [message] : null])),
    state: { validated: Object.fromEntries(NAMED_CONTROLS.map(({ name }) => [name, true])) },
  }
}

/** False for Conform's own submission, by which it judges a single control. */
function isWhole({ nativeEvent }: FormEvent): boolean {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter?.getAttribute('name') !== '__intent__'
}

/** Enter in a field submits by the form's first button: this one can't be pressed, with or without scripts. */
function EnterDoesNothing() {
  return (
    <button type="submit" form={FORM_ID} disabled hidden>
      Guardar Propiedad
    </button>
  )
}
