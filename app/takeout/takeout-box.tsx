import { useId } from 'react'
import { Link, href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

/** 'Descargar todo'. */
export function TakeoutBox() {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${BOX} max-w-160`}>
      <BoxHead id={id} title="Archivo completo" />
      <div className={`${BOX_BODY} grid gap-3`}>
        <p className="text-sm text-ink-2">
          Un solo archivo (.tar) con propiedades, conjuntos, fotos, mensajes, Registro de Actividad y datos de la
          agencia, para llevarlos a otro sitio. Trae datos de personas: guárdalo donde nadie más lo vea. No trae
          contraseñas, así que no reemplaza al respaldo.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={href('/dashboard/exportar/archivo-completo.tar')} className={buttonClass({ variant: 'outline' })}>
            <PanelIcon name="download" />
            Descargar todo
          </a>
          <Link to={href('/dashboard/importar/archivo')} className={`${TEXT_LINK} text-sm`}>
            Importar un archivo completo
          </Link>
        </div>
      </div>
    </section>
  )
}
