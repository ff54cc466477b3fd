import { useEffect, useState } from 'react'
import { afterLoad } from '#app/site/after-load.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { dialogCommand } from '#app/ui/dialog-command.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { backCloses } from '#app/ui/dialog/back-closes.ts'
import { useIsInitialDocument } from '#app/ui/use-is-initial-document.tsx'
import { ContentDialog } from '#app/ui/dialog/content-dialog.tsx'

/** Milliseconds until it opens automatically (spec, section 9). */
const DELAY = 1000
const ID = 'demostracion'

/** The dialog of the test page, and a button to open it again. */
export function DemoDialog() {
  const [open, setOpen] = useState(false)
  const cameWithPage = useIsInitialDocument()
  useEffect(() => afterLoad(DELAY, () => setOpen(true), cameWithPage), [cameWithPage])
  useEffect(() => {
    const dialog = document.getElementById(ID)
    return dialog instanceof HTMLDialogElement ? backCloses(dialog) : undefined
  }, [])
  return (
    <>
      <button {...dialogCommand('show-modal', ID)} className={buttonClass({ className: 'mt-6' })}>
        Abrir de nuevo
      </button>
      <ContentDialog id={ID} titleId={`${ID}-titulo`} open={open} onClose={() => setOpen(false)}>
        <h2 id={`${ID}-titulo`} className="pr-12 text-2xl">
          Ventana de demostración
        </h2>
        <button
          {...dialogCommand('close', ID)}
          aria-label="Cerrar"
          className={buttonClass({ variant: 'ghost', icon: true, className: 'absolute top-3 right-3' })}
        >
          <Icon name="close" />
        </button>
        <p className="text-ink-2">
          Se abrió sola un segundo después de cargar la página. Ciérrala con Escape, con el botón o tocando fuera de
          ella.
        </p>
        <div className="flex justify-end">
          <button
            {...dialogCommand('close', ID)}
            className={buttonClass({ variant: 'outline', className: 'max-sm:grow' })}
          >
            Cerrar
          </button>
        </div>
      </ContentDialog>
    </>
  )
}
