import { type ComponentProps, type ReactNode, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { ButtonLook } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'
import { FieldAlerts } from './field.tsx'
import { useFirstErrorFocus } from './use-first-error-focus.tsx'

/** 'box': a box of its own; 'boxes': around several boxes; 'part': a part of a box. */
type Look = 'box' | 'boxes' | 'part'

const FORM: Record<Look, string> = {
  box: BOX,
  boxes: 'grid gap-5',
  part: `${BOX_BODY} grid scroll-mt-32 gap-[1.1rem]`,
}

type Props = Pick<ComponentProps<typeof Form>, 'id' | 'encType' | 'aria-label'> & {
  /** What the form posts as `intent`. */
  intent: string
  look?: Look
  className?: string
  /** Heading of a form that is a box, and its id; without one the form has an `aria-label`. */
  head?: { id: string; title: string }
  /** Label of the button that saves; null where nothing can be saved. */
  submit?: string | null
  /** Its look, where it is not the main button of its page. */
  button?: ButtonLook & { busyLabel?: string }
  /** Links and buttons before it. */
  actions?: ReactNode
  /** What was wrong with the last submission, a new object each time; its first wrong control takes the focus. */
  refusal: object | null
  children: ReactNode
}

/** A form of Configuración: its heading, its controls, and the button that saves them, once at a time. */
export function SettingsForm(props: Props) {
  const { intent, look = 'box', className = '', head, submit = 'Guardar Configuración', refusal } = props
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form
      ref={form}
      id={props.id}
      method="post"
      encType={props.encType}
      noValidate
      preventScrollReset
      aria-label={props['aria-label']}
      aria-labelledby={head?.id}
      className={`${FORM[look]} ${className}`}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      {head && <BoxHead {...head} />}
      <FieldAlerts value={true}>
        {look === 'box' ? <div className={`${BOX_BODY} grid gap-[1.1rem]`}>{props.children}</div> : props.children}
      </FieldAlerts>
      {submit !== null && (
        <div className={`flex flex-wrap justify-end gap-3 ${look === 'box' ? `${BOX_BODY} border-t border-line` : ''}`}>
          {props.actions}
          <SubmitButton
            intent={intent}
            busy={busy}
            label={submit}
            className={look === 'part' ? '' : 'min-w-52'}
            {...props.button}
          />
        </div>
      )}
    </Form>
  )
}

/** The stored texts that the controls started with. A revalidation while somebody types does not change them. */
export function useOpenedTexts<Texts>(texts: Texts): Texts {
  const { key } = useLocation()
  const [opened, setOpened] = useState({ key, texts })
  if (opened.key !== key) setOpened({ key, texts })
  return opened.texts
}
