import { type ReactNode, useState } from 'react'
import { Link, href } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { CODE_RULES, CONFIRMED_BY_BOTH, CONFIRMED_BY_PASSWORD } from './code-rule.ts'
import { SECOND_FACTOR_INTENTS, type SecondFactorAnswer, type StartedFactor } from './second-factor-intents.ts'

/** `answer`: the answer to the last form, or the refusal when the server did not answer. */
type Props = { isOn: boolean; answer: SecondFactorAnswer | Refusal<never> | null }

/** Enables the second step of signing in, with an application on the phone, or disables it. */
export function SecondFactorPanel({ isOn, answer }: Props) {
  const failed = answer && 'message' in answer ? answer : null
  const { started, refused } = useShownAnswer(answer)
  const [password, code, stop] = [
    refused?.form === 'password' ? refused.refusal : null,
    refused?.form === 'code' ? refused.refusal : null,
    refused?.form === 'stop' ? refused.refusal : null,
  ]
  return (
    <section className={`${BOX} max-w-160`} aria-labelledby="second-factor-head">
      <FailureNotice answer={failed} />
      <BoxHead id="second-factor-head" title="Segundo paso al iniciar sesión" />
      {isOn ? (
        <StopForm refusal={stop} />
      ) : started || code ? (
        <>
          {started && <Started started={started} />}
          <ConfirmForm refusal={code} isAlone={!started} />
        </>
      ) : (
        <PasswordForm intent={SECOND_FACTOR_INTENTS.start} label="Configurar" refusal={password}>
          <p>
            Con una aplicación de códigos en tu teléfono (Google Authenticator, Microsoft Authenticator, 1Password u
            otra), quien sepa tu contraseña no puede entrar sin él. Es opcional.
          </p>
        </PasswordForm>
      )}
    </section>
  )
}

const NONE: SecondFactorAnswer = { refused: null, started: null }

/** The answer to show. The key and the recovery codes come once, so they stay until a code was right. */
function useShownAnswer(answer: Props['answer']): SecondFactorAnswer {
  const [last, setLast] = useState({ answer, shown: answer && 'started' in answer ? answer : NONE })
  if (last.answer !== answer) setLast({ answer, shown: nextShown(last.shown, answer) })
  return last.shown
}

function nextShown(shown: SecondFactorAnswer, answer: Props['answer']): SecondFactorAnswer {
  if (answer === null) return NONE
  if (!('started' in answer)) return shown
  return answer.refused?.form === 'code' ? { ...answer, started: shown.started } : answer
}

function Started({ started: { qr, secret, codes } }: { started: StartedFactor }) {
  return (
    <div className={`${BOX_BODY} grid gap-4 border-b border-line`}>
      <p className="text-ink-2">1. Escanea este código con tu aplicación, o escribe en ella la clave.</p>
      <img
        src={qr}
        alt="Código QR para la aplicación de códigos"
        width={192}
        height={192}
        className="rounded-sm bg-white p-2"
      />
      <p>
        Clave: <code className="num font-semibold break-all select-all">{secret}</code>
      </p>
      <p className="text-ink-2">
        2. Guarda estos códigos de recuperación donde no se pierdan: cada uno sirve una vez si no tienes el teléfono, y
        no se vuelven a mostrar.
      </p>
      <ul aria-label="Códigos de recuperación" className="num grid grid-cols-2 gap-x-6 gap-y-1 justify-self-start">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">3. Escribe el código que muestra la aplicación.</p>
    </div>
  )
}

/** @param isAlone whether the QR code is no longer on the page */
function ConfirmForm({ refusal, isAlone }: { refusal: Refusal<'code'> | null; isAlone: boolean }) {
  const control = controlsOfForm(CODE_RULES, refusal)
  return (
    <AccountForm intent={SECOND_FACTOR_INTENTS.confirm} label="Activar" refusal={refusal}>
      <TextField label="Código de la aplicación" className="num" {...control('code')} />
      {isAlone && (
        <p className="text-sm">
          <Link to={href('/dashboard/configuracion/segundo-paso')} reloadDocument>
            Volver a empezar con otra clave
          </Link>
        </p>
      )}
    </AccountForm>
  )
}

function StopForm({ refusal }: { refusal: Refusal<'password' | 'code'> | null }) {
  const control = controlsOfForm(CONFIRMED_BY_BOTH, refusal)
  return (
    <AccountForm intent={SECOND_FACTOR_INTENTS.stop} label="Desactivar" refusal={refusal}>
      <p className="max-w-[60ch] text-ink-2">
        <b className="font-semibold text-ok">Activo.</b> Al iniciar sesión se pide un código de tu aplicación, o uno de
        tus códigos de recuperación. Para desactivarlo hacen falta tu contraseña y uno de esos códigos.
      </p>
      <PasswordField label="Tu contraseña actual" {...control('password')} />
      <TextField
        label="Código"
        hint="Seis cifras de tu aplicación, o uno de tus códigos de recuperación."
        className="num"
        {...control('code')}
      />
    </AccountForm>
  )
}

type PasswordProps = { intent: string; label: string; refusal: Refusal<'password'> | null; children: ReactNode }

function PasswordForm({ intent, label, refusal, children }: PasswordProps) {
  const control = controlsOfForm(CONFIRMED_BY_PASSWORD, refusal)
  return (
    <AccountForm intent={intent} label={label} refusal={refusal}>
      <div className="max-w-[60ch] text-ink-2">{children}</div>
      <PasswordField label="Tu contraseña actual" {...control('password')} />
    </AccountForm>
  )
}
