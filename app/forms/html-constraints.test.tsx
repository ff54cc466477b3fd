import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { FORGOTTEN_PASSWORD_RULES, LOGIN_RULES, NEW_PASSWORD_RULES, SIGNUP_RULES } from '#app/accounts/credentials.ts'
import { LoginScreen } from '#app/accounts/login-screen.tsx'
import { ForgotScreen, ResetScreen } from '#app/accounts/reset-screens.tsx'
import { SignupScreen } from '#app/accounts/signup-screen.tsx'
import { ContactForm } from '#app/contact/contact-form.tsx'
import { EXTRA_CONTROLS, CONTACT_RULES } from '#app/contact/contact-rules.ts'
import { DEFAULT_CONTACT_RULES } from '#app/settings/default-contact.ts'
import { ContactSettings } from '#app/settings/panel/contact-settings.tsx'
import type { ControlRule } from './control-rules.ts'
import type { Refusal } from './refusal.ts'

type Rules = Readonly<Record<string, ControlRule<unknown>>>
type Screen = (refusal: Refusal<string> | null) => ReactElement

const FIRST_VISIT = { arrival: { reason: null, keepsTyped: false }, address: '' }
const NEW_FORM = { token: 'x', page: '/contacto', property: null }
const FORMS: [name: string, rules: Rules, screen: Screen][] = [
  ['contact', CONTACT_RULES, (refusal) => <ContactForm form={NEW_FORM} refusal={refusal} />],
  ['login', LOGIN_RULES, (refusal) => <LoginScreen refusal={refusal} {...FIRST_VISIT} />],
  ['sign-up', SIGNUP_RULES, (refusal) => <SignupScreen refusal={refusal} />],
  ['forgotten password', FORGOTTEN_PASSWORD_RULES, (refusal) => <ForgotScreen refusal={refusal} />],
  ['new password', NEW_PASSWORD_RULES, (refusal) => <ResetScreen author={null} refusal={refusal} />],
  ['default contact', DEFAULT_CONTACT_RULES, (refusal) => <ContactSettings contact={null} refusal={refusal} />],
]

/** Longer than any input. */
const ENDLESS = 9_999
/** The maximum length of each text in characters; a longer text is reported, not cut. */
const LONGEST: Record<string, Record<string, number>> = {
  contact: { nombre: 120, email: 254, telefono: 40, asunto: 150, mensaje: 5000 },
  login: { email: 254, password: ENDLESS },
  'sign-up': { name: 100, email: 254, password: 128 },
  'forgotten password': { email: 254 },
  'new password': { password: 128 },
  'default contact': { contactName: 120, contactPhone: 40, contactEmail: 120 },
}

/** A form as its page renders it. */
function htmlOf(screen: ReactElement): string {
  const Page = createRoutesStub([{ path: '*', Component: () => screen }])
  return renderToStaticMarkup(<Page />)
}

/** The attributes of every visible control by its name. */
function controlsIn(html: string): Record<string, Record<string, string>> {
  const tags = [...html.matchAll(/<(?:input|textarea|select) ([^>]*?)\/?>/g)].map(([, tag = '']) => tag)
  const controls = tags.map((tag) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  )
  const seen = controls.filter(({ type, name }) => type !== 'hidden' && name !== EXTRA_CONTROLS.honeypot)
  return Object.fromEntries(seen.map((control) => [control.name, control]))
}

function isTaken({ read, tidy }: ControlRule<unknown>, typed: string): boolean {
  return 'value' in read(tidy(typed))
}

/** A text of that many characters without any other error. */
function textOf({ html }: ControlRule<unknown>, length: number): string {
  if (html.type === 'email') return `${'a'.repeat(length - '@b.mx'.length)}@b.mx`
  return html.type === 'tel' ? `8112345678 ${'x'.repeat(length)}`.slice(0, length) : 'x'.repeat(length)
}

describe.each(FORMS)('the form %s', (form, rules, screen) => {
  const controls = controlsIn(htmlOf(screen(null)))

  test('has a control for each rule, and no control without a rule', () => {
    expect(Object.keys(controls)).toEqual(Object.keys(rules))
  })

  describe.each(Object.entries(rules))('%s', (name, rule) => {
    const attributes = controls[name] ?? {}

    test('is required unless its rule accepts an empty value', () => {
      expect('required' in attributes).toBe(!isTaken(rule, ''))
    })

    test('has the type of its rule and the autocomplete token', () => {
      const { type = 'text', autoComplete } = attributes
      expect([type, autoComplete]).toEqual([rule.html.type ?? 'text', rule.html.autoComplete])
      expect(type === 'email').toBe(!isTaken(rule, 'usuario@dominio') && isTaken(rule, 'usuario@dominio.mx'))
    })

    test('accepts its longest value and reports a longer one instead of cutting it', () => {
      const most = LONGEST[form]?.[name] ?? 0
      expect(attributes).not.toHaveProperty('maxLength')
      expect(isTaken(rule, textOf(rule, most))).toBe(true)
      expect(isTaken(rule, textOf(rule, most + 1))).toBe(most === ENDLESS)
    })

    test('is linked to its error and shows what was typed unless that is secret', () => {
      const html = htmlOf(screen({ values: { [name]: 'lo escrito' }, errors: { [name]: 'Está mal' }, message: null }))
      const wrong = controlsIn(html)[name] ?? {}
      expect(wrong['aria-invalid']).toBe('true')
      expect(html).toMatch(
        new RegExp(`<p (?:role="alert" )?id="${wrong['aria-describedby']}"[^>]*>(?:<svg.*?</svg>)?Está mal</p>`),
      )
      expect(html.includes('lo escrito')).toBe(!rule.secret)
    })
  })
})

test('a new password has its minimum length in the HTML, a password at the login does not', () => {
  const { password: known } = controlsIn(htmlOf(<LoginScreen refusal={null} {...FIRST_VISIT} />))
  expect(known).not.toHaveProperty('minLength')
  for (const [screen, rule] of [
    [<SignupScreen key="sign-up" refusal={null} />, SIGNUP_RULES.password],
    [<ResetScreen key="reset" author={null} refusal={null} />, NEW_PASSWORD_RULES.password],
  ] as const) {
    const least = Number(controlsIn(htmlOf(screen)).password?.minLength)
    expect([isTaken(rule, 'x'.repeat(least - 1)), isTaken(rule, 'x'.repeat(least))]).toEqual([false, true])
  }
})
