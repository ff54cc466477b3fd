import { DETAILS_NOT_LOADED } from './details-not-loaded.ts'
import { NOTICE_PARAM } from './notice-param.ts'

const SHORT_LINK =
  ' Su enlace corto de Google Maps no se pudo abrir y no dice el punto: ábrelo en el navegador, copia la dirección de arriba y pégala en la propiedad.'
const TELLS_PLACE =
  ' Sus textos dicen parte de lo que su ubicación no muestra: ábrela para editarla y verás qué, junto a cada campo.'

/**
 * Messages shown after a redirect (decision 16; spec, section 8). The URL carries their code, so that a message
 * survives the redirect without JavaScript; an unknown code shows nothing.
 */
const SUCCESSES = {
  'contrasena-cambiada': 'Contraseña cambiada. Ya puedes iniciar sesión con la nueva.',
  'propiedad-eliminada': 'Propiedad eliminada con éxito',
  'propiedad-restaurada': 'Propiedad restaurada',
  'propiedad-restaurada-otro-id':
    'Propiedad restaurada con el ID que sigue en su serie: el suyo lo tiene ahora otra propiedad',
  restaurado: 'Restaurado',
  borrado: 'Eliminado definitivamente',
  'version-restaurada': 'Versión restaurada. También esto queda como versión.',
  'version-restaurada-otro-id':
    'Versión restaurada con otro ID u otra dirección de página: los de entonces los usa ahora otra propiedad.',
  'version-restaurada-otra-direccion':
    'Versión restaurada con otra dirección de página: la de entonces la usa ahora otro conjunto.',
  'version-sin-cambio': 'Ya estaba así: no cambió nada',
  'nota-agregada': 'Nota agregada',
  'nota-eliminada': 'Nota eliminada',
  'archivo-agregado': 'Archivo agregado',
  'archivo-eliminado': 'Archivo eliminado',
  'propiedad-borrada': 'Propiedad eliminada definitivamente',
  'propiedad-pausada': 'Propiedad pausada con éxito',
  'propiedad-reactivada': 'Propiedad reactivada con éxito',
  'cambio-deshecho': 'El cambio se deshizo',
  'lista-guardada': 'La lista se guardó',
  'lista-renombrada': 'El nombre de la lista se cambió',
  'persona-borrada':
    'Sus datos se borraron. Los respaldos que ya estaban hechos los tienen todavía: al restaurar uno, bórralos otra vez.',
  'lista-borrada': 'La lista se borró. Lo que mostraba sigue en su lugar.',
  'archivo-importado': 'Archivo completo importado. Las fotos chicas se hacen en unos minutos.',
  'feed-encendido': 'Encendido. Da la dirección al portal.',
  'feed-cambiado': 'La dirección cambió. La anterior ya no sirve.',
  'feed-apagado': 'Apagado. La dirección ya no sirve.',
  'configuracion-guardada': 'Configuración guardada exitosamente',
  'direccion-quitada': 'La dirección se quitó',
  'demostracion-vaciada': 'La demostración se vació. Ahora, tu agencia.',
  'ubicaciones-cambiadas': 'La ubicación de las propiedades se cambió',
  'cuenta-guardada': 'Tu cuenta se guardó',
  'contrasena-propia-cambiada': 'Contraseña cambiada. Tus otras sesiones se cerraron.',
  'sesion-cerrada': 'La sesión se cerró',
  'enlace-cancelado': 'El enlace ya no sirve: tu contraseña sigue igual',
  'segundo-paso-activado': 'El segundo paso está activo',
  'segundo-paso-desactivado': 'El segundo paso se desactivó',
  'segundo-paso-quitado': 'Su segundo paso se desactivó',
  'rol-cambiado': 'El rol se cambió',
  'rol-propio-cambiado': 'Tu rol se cambió',
  'administracion-entregada': 'Entregaste la administración: tu cuenta ahora es de editor',
  'cuenta-desactivada': 'La cuenta se desactivó y sus sesiones se cerraron',
  'cuenta-activada': 'La cuenta se activó',
  'sesiones-de-otro-cerradas': 'Sus sesiones se cerraron',
  'registro-con-invitacion': 'El registro se cerró: ahora solo entra quien tenga una invitación',
  'registro-abierto': 'El registro se abrió en la computadora del sitio',
  'tarjeta-guardada': 'La tarjeta de asesor se guardó',
  'propiedad-guardada': 'Propiedad guardada exitosamente!',
  'propiedad-actualizada': 'Propiedad actualizada exitosamente!',
  'propiedad-guardada-dice-lugar': `Propiedad guardada exitosamente!${TELLS_PLACE}`,
  'propiedad-actualizada-dice-lugar': `Propiedad actualizada exitosamente!${TELLS_PLACE}`,
  'propiedad-guardada-enlace-corto': `Propiedad guardada exitosamente!${SHORT_LINK}`,
  'propiedad-actualizada-enlace-corto': `Propiedad actualizada exitosamente!${SHORT_LINK}`,
  'conjunto-guardado': 'Conjunto guardado. Ahora puedes añadir sus espacios.',
  'conjunto-actualizado': 'Conjunto actualizado',
  'conjunto-eliminado': 'Conjunto eliminado. Sus propiedades siguen en el catálogo.',
  'propietario-guardado': 'Propietario guardado',
  'propietario-unido': 'Los dos propietarios son ahora uno',
  'propietario-eliminado': 'Propietario eliminado',
  'espacios-guardados': 'Espacios guardados',
  'plano-guardado': 'Plano guardado',
  'piso-quitado': 'Piso quitado. Vuelve con Versiones, en la lista de conjuntos.',
  'prospecto-guardado': 'Prospecto guardado',
  'cierre-guardado': 'Cierre guardado',
  'cierre-deshecho': 'El cierre se deshizo: prospecto y propiedad están como antes',
  'cierre-quitado': 'El cierre se quitó. La etapa y la propiedad se quedan como están.',
  'prospecto-eliminado': 'Prospecto eliminado',
  'busqueda-guardada': 'Se guardó lo que busca',
  'busqueda-quitada': 'Se quitó de lo que busca. Se puede recuperar en Versiones',
  'prospecto-unido': 'Los dos registros son ahora un prospecto',
  'llamada-agregada': 'La llamada está en Hoy',
  'renglon-guardado': 'Se guardó en el historial',
  'accion-hecha': 'Hecha y anotada. ¿Qué sigue?',
  'prospectos-pasados': 'Los prospectos de la lista son ahora de esa persona',
  'accion-pospuesta': 'La acción se pospuso',
  'visita-guardada': 'Visita guardada',
  'visita-cancelada': 'Visita cancelada. Se puede restaurar desde la papelera.',
  'visita-anotada': 'Visita anotada. ¿Qué sigue?',
  'visita-por-correo': 'El correo con la visita está por salir',
  'calendario-apagado': 'El calendario se apagó: su dirección ya no sirve',
  'visita-restaurada': 'Restaurada: está otra vez en su prospecto',
  'visita-borrada': 'Eliminada definitivamente',
  'mensaje-es-prospecto': 'El mensaje está en el historial de este prospecto',
  'mensaje-de-otro-asesor': 'A esa persona la atiende alguien más del equipo: el mensaje ya está en su historial',
  'mensaje-actualizado': 'Mensaje actualizado',
  'mensaje-eliminado': 'Mensaje eliminado con éxito',
} as const

const FAILURES = {
  'propiedad-no-encontrada': 'La propiedad no fue encontrada',
  'persona-sin-elegir': 'Elige al menos un registro',
  'persona-cambiada':
    'Algo de lo elegido cambió o ya no existe: alguien lo editó o lo borró mientras tanto. No se hizo nada; revisa otra vez.',
  'persona-sin-permiso': 'Tu cuenta ya no tiene permiso para ver ni borrar datos personales. No se hizo nada.',
  'visita-inexistente': 'Esa visita ya no existe',
  'version-inexistente': 'Esa versión ya no existe',
  'version-en-conflicto': 'Alguien guardó mientras tanto: revisa otra vez qué cambia',
  'nota-inexistente': 'Esa nota ya no existe o no es tuya',
  'archivo-inexistente': 'Ese archivo ya no existe',
  'no-en-papelera': 'Ya no está en la papelera',
  'cambio-en-conflicto': 'Alguien cambió la propiedad mientras tanto: revisa cómo está ahora',
  'cambio-rechazado': 'El cambio no se guardó',
  'propiedad-por-confirmar':
    'No se publicó: hay algo que confirmar. Ábrela en «Editar», elige Disponible y guarda: ahí se confirma.',
  'importacion-cambiada': 'Alguien cambió esta importación mientras tanto: se muestra cómo está ahora',
  'propiedad-inexistente': 'La propiedad no existe',
  'estado-sin-cambio': 'Error al cambiar el estado de la propiedad.',
  'lista-inexistente': 'Esa lista ya no existe, o solo la cambia quien la guardó o un administrador',
  'entrega-sin-confirmar': 'Para entregar la administración, marca la casilla que lo dice',
  'entrega-a-nadie': 'La administración se entrega a otra persona, con su cuenta activa',
  'ultimo-administrador': 'Es la única cuenta de administración activa. Antes da ese rol a otra persona.',
  'cuenta-inexistente': 'Esa cuenta ya no existe',
  'segundo-paso-propio':
    'Tu propio segundo paso se desactiva en Configuración → Segundo paso, con tu contraseña y un código',
  'cuenta-propia': 'No puedes desactivar tu propia cuenta',
  'registro-fijo': 'El registro lo fija el servidor (REGISTRATION) y aquí no se cambia',
  'sin-permiso': 'Tu cuenta ya no tiene permiso para cambiar el equipo',
  'propiedad-no-eliminada': 'Error al eliminar la propiedad. Intenta nuevamente.',
  'propiedad-no-cargada': DETAILS_NOT_LOADED,
  'conjunto-inexistente': 'El conjunto no existe',
  'propietario-inexistente': 'El propietario ya no existe',
  'prospectos-abiertos': 'Esa persona atiende prospectos abiertos: antes pásalos a otra, en la lista de prospectos',
  'direccion-sin-filtros': 'Esa dirección no tiene filtros: copia la de la lista o el mapa del sitio',
  'busqueda-inexistente': 'El prospecto ya no busca eso',
  'prospecto-inexistente': 'El prospecto ya no existe',
  'prospecto-no-unido': 'No se unieron: uno de los dos cambió o ya no existe. Revisa otra vez qué cambia.',
  'mensaje-inexistente': 'El mensaje no existe',
  'direccion-inexistente': 'Esa dirección ya no está en la lista',
  'propiedad-ya-no-esta': 'La propiedad que buscas ya no se ofrece. Mira las que hay.',
} as const

export type NoticeCode = keyof typeof SUCCESSES | keyof typeof FAILURES

type NoticeLink = { to: string; label: string }

const TRASH: NoticeLink = { to: '/dashboard/papelera', label: 'En la papelera 30 días' }

/** What was deleted can be restored for 30 days (decision 34). */
const WAYS_ON: Partial<Record<NoticeCode, NoticeLink>> = {
  'propiedad-eliminada': TRASH,
  'conjunto-eliminado': TRASH,
  'propietario-eliminado': TRASH,
  'propietario-unido': TRASH,
  'prospecto-eliminado': TRASH,
  'prospecto-unido': TRASH,
  'prospectos-abiertos': { to: '/dashboard/prospectos', label: 'Ver prospectos' },
  'lista-guardada': { to: '/dashboard/listas', label: 'Ver las listas' },
  'demostracion-vaciada': { to: '/dashboard/configuracion/accesos', label: 'Dónde está el respaldo' },
}

/** A message, and where it may lead. */
type ShownNotice = { kind: 'success' | 'failure'; text: string; link?: NoticeLink; links?: NoticeLink[] }

/** A notice, for a page that shows it without a redirect. */
export function noticeOf(code: NoticeCode): ShownNotice {
  const link = WAYS_ON[code]
  const notice: ShownNotice = isSuccess(code)
    ? { kind: 'success', text: SUCCESSES[code] }
    : { kind: 'failure', text: FAILURES[code] }
  return link ? { ...notice, link } : notice
}

function isSuccess(code: string): code is keyof typeof SUCCESSES {
  return Object.hasOwn(SUCCESSES, code)
}

/** The links of a notice, in the parameters of its URL. */
const LINKS = [
  { param: 'lista', label: 'Volver a la lista', path: /^\/dashboard\/[\w/-]+(?:\?[^#\\\p{Cc}]*)?(?:#[\w-]*)?$/u },
  { param: 'ver', label: 'Ver la propiedad', path: /^\/property\/[\w-]+$/ },
  { param: 'editar', label: 'Seguir editando', path: /^\/edit-property\/[\w-]+(?:\?[^#\\\p{Cc}]*)?$/u },
] as const

/** The parameter with the change of a price per m² (decision 51). */
const PER_M2 = 'm2'
const PER_M2_TEXT =
  /^(?:\$|USD\s)[\d,.]{1,20}(?:\sMXN)?(?:\sal\smes)? → (?:sin dato|(?:\$|USD\s)[\d,.]{1,20}(?:\sMXN)?(?:\sal\smes)?)$|^cambió en \d{1,4} espacios$/u

/** The ways on from a saved property, for the URL of its notice, and how its price per m² changed. */
export type NoticeLinks = Partial<Record<(typeof LINKS)[number]['param'] | typeof PER_M2, string>>

/** The sentence that a notice adds when the price per m² changed; '' when it did not. */
export function perM2Sentence(change: string | null): string {
  return change === null ? '' : ` Precio por m²: ${change}.`
}

/** The notice in a URL with its links; null when it is missing or unknown. */
export function noticeIn(params: URLSearchParams): ShownNotice | null {
  const code = params.get(NOTICE_PARAM)
  if (!isNoticeCode(code)) return null
  const links = LINKS.flatMap(({ param, label, path }) => {
    const to = params.get(param) ?? ''
    return path.test(to) ? [{ to, label }] : []
  })
  const perM2 = params.get(PER_M2) ?? ''
  const notice = noticeOf(code)
  const text = notice.text + perM2Sentence(PER_M2_TEXT.test(perM2) ? perM2 : null)
  return { ...notice, text, ...(links.length > 0 && { links }) }
}

/** The same parameters without the notice. */
export function withoutNotice(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(NOTICE_PARAM)
  for (const name of [...LINKS.map(({ param }) => param), PER_M2]) rest.delete(name)
  return rest
}

function isNoticeCode(code: string | null): code is NoticeCode {
  return code !== null && (isSuccess(code) || Object.hasOwn(FAILURES, code))
}
