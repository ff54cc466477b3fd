import { Form, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'

/** Ends all sessions of the signed-in person, including this one. */
export function SignOutEverywhere() {
  return (
    <section className="box max-w-160" aria-labelledby="sessions-head">
      <div className="box-head">
        <h2 id="sessions-head">Sesiones</h2>
      </div>
      <div className="box-body flex flex-wrap items-center justify-between gap-4">
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
