import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { FigureField } from '#app/ui/form/figure-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SettingsForm, useOpenedTexts } from '#app/ui/form/settings-form.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DateField } from '#app/ui/form/date-field.tsx'
import { ColorField, type UsedColor } from './color-field.tsx'
import {
  type AgencyField,
  type FormGroup,
  type ItemGroup,
  type SectionForm,
  type Texts,
  blankTexts,
  controlOf,
  isItemGroup,
  itemCount,
} from './section-form.ts'
import type { SectionRefusal } from './section-refusal.ts'

type Props = {
  form: SectionForm
  /** The stored texts. */
  texts: Texts
  refusal: SectionRefusal | null
  /** Texts to start from, which are shown and not stored yet. */
  starter: Texts | null
  /** How the saved colours are used, by field. */
  colors?: UsedColors
}

/** `intent` of the form: neither a logo nor a restored version. */
const SECTION_INTENT = 'save-section'

type UsedColors = Partial<Record<string, UsedColor>>

/** The form of one section of the agency's content (decision 37). */
export function SectionSettings({ form, texts, starter, refusal, colors = {} }: Props) {
  const opened = useOpenedTexts(starter ? { ...blankTexts(starter), ...texts } : texts)
  const base = refusal?.base ?? JSON.stringify(opened)
  const shown = { ...opened, ...starter, ...refusal?.values } as Texts
  return (
    <>
      <SettingsForm
        // New controls show the merged values after a conflict, and the stored ones after a save.
        key={refusal?.isMerged ? base : JSON.stringify([opened, starter !== null])}
        intent={SECTION_INTENT}
        look="boxes"
        aria-label={form.title}
        className="max-w-200"
        actions={form.page && <PreviewButton slug={form.slug} />}
        refusal={refusal}
      >
        <input type="hidden" name="base" value={base} />
        {form.groups.map((group, at) => (
          <section key={group.title} aria-labelledby={`grupo-${at}`} className={BOX}>
            <BoxHead id={`grupo-${at}`} title={group.title} />
            <div className={`${BOX_BODY} grid gap-[1.1rem]`}>
              {group.note && <p className="text-sm text-ink-2">{group.note}</p>}
              {isItemGroup(group) ? (
                <Items group={group} texts={shown} errors={refusal?.errors ?? {}} />
              ) : (
                <Fields group={group} texts={shown} errors={refusal?.errors ?? {}} colors={colors} />
              )}
            </div>
          </section>
        ))}
      </SettingsForm>
      <FailureNotice answer={refusal} />
    </>
  )
}

type GroupProps<Group> = { group: Group; texts: Texts; errors: SectionRefusal['errors'] }

function Fields({ group, texts, errors, colors }: GroupProps<FormGroup> & { colors: UsedColors }) {
  return (
    <div className="grid gap-[1.1rem] sm:grid-cols-2">
      {group.fields.map((field) => (
        <Control
          key={field.name}
          field={field}
          name={field.name}
          text={texts[field.name]}
          error={errors[field.name]}
          color={colors[field.name]}
        />
      ))}
    </div>
  )
}

/** The items of a list: those with texts open on demand, the empty ones at the end. */
function Items({ group, texts, errors }: GroupProps<ItemGroup>) {
  const [first] = group.fields
  return Array.from({ length: itemCount(group, texts) }, (_, at) => {
    const title = first && texts[controlOf(group, at, first)]
    const controls = group.fields.map((field) => ({ field, name: controlOf(group, at, field) }))
    return (
      <Disclosure
        key={`${group.list}-${at}`}
        open={controls.some(({ name }) => errors[name])}
        className="rounded-sm border border-line"
        look="row"
        head="text-sm wrap-anywhere"
        summary={title ? `${group.item} ${at + 1}: ${title}` : `Añadir: ${group.item.toLowerCase()}`}
      >
        <div className="grid gap-[1.1rem] border-t border-line p-[.9rem] sm:grid-cols-2">
          {controls.map(({ field, name }) => (
            <Control key={name} field={field} name={name} text={texts[name]} error={errors[name]} />
          ))}
        </div>
      </Disclosure>
    )
  })
}

type ControlProps = {
  field: AgencyField
  name: string
  text: string | undefined
  error: string | undefined
  color?: UsedColor | undefined
}

function Control({ field, name, text, error, color }: ControlProps) {
  const { kind, label, note, placeholder, rule, options, before, half, num } = field
  const shared = { name, label, note, placeholder, error, defaultValue: text ?? '', ...rule.html }
  const className = num ? 'num' : ''
  return (
    <div className={half ? '' : 'sm:col-span-2'}>
      {kind === 'area' || kind === 'text' ? (
        <TextAreaField {...shared} className={kind === 'text' ? 'min-h-[36rem]' : 'min-h-22'} />
      ) : kind === 'figure' ? (
        <FigureField {...shared} decimals={0} before={before && <Before sign={before} />} />
      ) : kind === 'choice' ? (
        <SelectField
          {...{ name, label, note, error }}
          options={Object.keys(options ?? {})}
          labels={options}
          defaultValue={text || Object.keys(options ?? {})[0]}
        />
      ) : kind === 'color' ? (
        <ColorField {...shared} color={color} />
      ) : kind === 'day' ? (
        <DateField {...{ name, label, note, error }} defaultValue={text ?? ''} />
      ) : (
        <TextField {...shared} className={className} />
      )}
    </div>
  )
}

function Before({ sign }: { sign: string }) {
  return (
    <span aria-hidden="true" className="grid place-items-center border-r border-line-strong bg-sunken px-[.8rem]">
      {sign}
    </span>
  )
}

/** Sends the form to its preview in a new tab. The form stays open with what was typed. */
function PreviewButton({ slug }: { slug: string }) {
  const address = href('/dashboard/configuracion/agencia/:section/vista-previa', { section: slug })
  return (
    <button
      type="submit"
      formAction={address}
      formTarget="_blank"
      onClick={(event) => openPreview(event, address)}
      className={buttonClass({ variant: 'outline' })}
    >
      Vista previa
    </button>
  )
}

/** React Router would send the form by itself and stay in this tab; `submit` of the element does not ask it. */
function openPreview(event: MouseEvent<HTMLButtonElement>, address: string) {
  const { form } = event.currentTarget
  if (!form) return
  event.preventDefault()
  const { action, target } = form
  form.action = address
  form.target = '_blank'
  form.submit()
  form.action = action
  form.target = target
}
