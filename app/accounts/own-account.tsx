import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FailureBanner } from '#app/ui/form/failure-banner.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { OWN_PASSWORD_RULES, OWN_PROFILE_RULES, SHORT_PASSWORD } from './credentials.ts'
import { ACCOUNT_INTENTS, type AccountRefusal } from './own-account-intents.ts'

type Props = { person: { name: string; email: string }; refused: AccountRefusal | null }

/** Mi cuenta: own name, e-mail and password. Its forms post to the page that contains it. */
export function OwnAccount({ person, refused }: Props) {
  const profile = refused?.form === 'profile' ? refused.refusal : null
  const password = refused?.form === 'password' ? refused.refusal : null
  const own = controlsOfForm(OWN_PROFILE_RULES, profile, person)
  const secret = controlsOfForm(OWN_PASSWORD_RULES, password)
  return (
    <section className={`${BOX} max-w-160`} aria-labelledby="own-account-head">
      <BoxHead id="own-account-head" title="Mi cuenta" />
      <AccountForm
        key={`${person.name} ${person.email}`}
        intent={ACCOUNT_INTENTS.profile}
        label="Guardar cuenta"
        refusal={profile}
      >
        <div className="grid gap-[1.1rem] sm:grid-cols-2">
          <TextField label="Nombre" {...own('name')} />
          <TextField label="Correo electrónico" {...own('email')} />
        </div>
        <PasswordField label="Contraseña actual" note="Solo para cambiar el correo." {...own('password')} />
      </AccountForm>
      <div className="border-t border-line" />
      <AccountForm intent={ACCOUNT_INTENTS.password} label="Cambiar contraseña" refusal={password}>
        <div className="grid gap-[1.1rem] sm:grid-cols-2">
          <PasswordField label="Tu contraseña actual" {...secret('currentPassword')} />
          <PasswordField label="Contraseña nueva" hint={SHORT_PASSWORD} {...secret('newPassword')} />
        </div>
        <p className="text-2xs leading-[1.45] text-ink-3">
          Al cambiarla se cierran tus sesiones en otros dispositivos; esta sigue abierta.
        </p>
      </AccountForm>
    </section>
  )
}

type FormProps = { intent: string; label: string; refusal: Refusal<string> | null; children: ReactNode }

function AccountForm({ intent, label, refusal, children }: FormProps) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label={label}
      className={`${BOX_BODY} grid gap-[1.1rem]`}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      {refusal?.message && <FailureBanner text={refusal.message} />}
      {children}
      <div className="flex justify-end">
        <button
          type="submit"
          name="intent"
          value={intent}
          aria-disabled={busy || undefined}
          className={buttonClass({ variant: 'outline', className: 'min-w-44' })}
        >
          {busy && <span aria-hidden="true" className="spinner" />}
          {busy ? 'Guardando...' : label}
        </button>
      </div>
    </Form>
  )
}
