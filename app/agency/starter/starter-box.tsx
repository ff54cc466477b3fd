import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY } from '#app/ui/panel/box.tsx'
import { STARTER_PARAM, STARTER_VALUE } from './starter-texts.ts'

/** Offers the text to start from, or says that the form shows it. */
export function StarterBox({ isShown }: { isShown: boolean }) {
  return (
    <div className={`${BOX} max-w-200`}>
      <div className={`${BOX_BODY} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm`}>
        {isShown ? (
          <p role="status" className="min-w-0">
            <b className="font-semibold">Este texto todavía no se guarda ni se publica.</b> Cambia lo que no sea tuyo y
            revísalo con quien te asesora. Lo que va entre llaves se llena con los datos de la agencia.
          </p>
        ) : (
          <>
            <p className="min-w-0">
              Esta sección está vacía. Hay un texto para empezar, que se revisa antes de guardar.
            </p>
            <Link
              to={`?${STARTER_PARAM}=${STARTER_VALUE}`}
              preventScrollReset
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              Empezar con este texto
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
