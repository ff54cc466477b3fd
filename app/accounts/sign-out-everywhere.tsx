import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'

/** Ends all sessions of the signed-in person, including this one. */
export function SignOutEverywhere() {
  return (
    <section className={`${BOX} max-w-160`} aria-labelledby="sessions-head">
      <BoxHead id="sessions-head" title="Sesiones" />
      <div className={`${BOX_BODY} flex flex-wrap items-center justify-between gap-4`}>
        <p className="max-w-[44ch] text-ink-2">
          Si perdiste un dispositivo o usaste uno ajeno, cierra aquí todas tus sesiones, también esta.
        </p>
        <Form method="post" action={href('/logout')}>
          <button
            type="submit"
            name="intent"
            value="everywhere"
            className={buttonClass({ variant: 'outline', className: 'whitespace-normal' })}
          >
            Cerrar todas las sesiones
          </button>
        </Form>
      </div>
    </section>
  )
}
