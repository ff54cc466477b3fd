import type { KeptFile } from './kept-file.ts'

/** The text in Windows-1252, as older programs save it; only letters that Latin-1 has. */
function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

/** A program that was made for Spain, of an agency of Jalisco: semicolons, Windows-1252, points in thousands. */
export const SPANISH_PROGRAM: KeptFile = {
  homeStates: ['Jalisco'],
  content: latin1(
    [
      'Ref.;Operación;Tipo inmueble;Precio venta;Precio alquiler;Divisa;Provincia;Población;Zona;M. construidos;M. útiles;M. parcela;Dormitorios;Baños;Aseos;Plazas garaje;Año constr.;Disponible;Fecha alta;Propietario;Tfno. propietario;Descripción;Notas privadas;Latitud;Longitud',
      '2041;Venta;Chalet;8.450.000,00;;MXN;Jalisco;Zapopan;Valle Real;385,5;340;420;4;4;1;3;2012;Sí;03/02/2025;Hernán Ruvalcaba;33 3812 4567;"Casa con jardín; alberca y terraza";Llaves en oficina;20,7211;-103,4312',
      '2042;Alquiler;Local comercial;;32.000,00;MXN;Jalisco;Guadalajara;Providencia;110;98;;0;1;1;0;1998;Sí;17/11/2024;Inmuebles Provi, S.A.;;Local a pie de calle;;;',
      '2043;Venta y alquiler;Nave industrial;24.900.000,00;185.000,00;MXN;Jalisco;El Salto;Parque Industrial El Salto;2.150;2.000;3.400;0;2;0;10;2016;No;01/06/2026;Ferretera del Lago;3331112222;Nave con andén;No enseñar sin cita;20.5219;-103.1823',
      '2044;Venta;Terreno;3.200.000,00;;MXN;Jalisco;Tlajomulco de Zúñiga;Cajititlán;;;1.250;;;;;;Sí;28/02/2026;Ejidatario Ramos;;Terreno plano;;;',
      '2045;Alquiler;Oficina;;2.100,00;USD;Jalisco;Zapopan;Andares;145;130;;;2;;4;2020;Sí;09/09/2026;;;Oficina acondicionada;;;',
      '2046;Venta;Piso;4.750.000,00;;MXN;Jalisco;Guadalajara;Americana;96;88;;2;2;0;1;2021;Sí;12/12/2025;Sofía Anguiano;(33) 1234-5678;Departamento nuevo;;;',
    ].join('\r\n'),
  ),
  rows: [
    '2041 · casa · venta 8450000 MXN · 385.5 T420 C385.5 · Valle Real, Zapopan, Jalisco · usableArea 340 · bedrooms 4 · bathrooms 4 · parkingSpaces 3 · yearBuilt 2012 · alta 2025-02-03 · ownerId Hernán Ruvalcaba, +523338124567 · description Casa con jardín; alberca y terraza · googleMapsLink 20.7211, -103.4312 · notas 1',
    '2042 · local · renta 32000 MXN · 110 C110 · Providencia, Guadalajara, Jalisco · usableArea 98 · bedrooms 0 · parkingSpaces 0 · bathrooms 1 · yearBuilt 1998 · alta 2024-11-17 · ownerId Inmuebles Provi, S.A. · description Local a pie de calle',
    '2043 · bodega/nave · venta 24900000 MXN · renta 185000 · 2150 T3400 C2150 · Parque Industrial El Salto, El Salto, Jalisco · pausada · usableArea 2000 · bedrooms 0 · bathrooms 2 · parkingSpaces 10 · yearBuilt 2016 · alta 2026-06-01 · ownerId Ferretera del Lago, +523331112222 · description Nave con andén · googleMapsLink 20.5219, -103.1823 · notas 1',
    '2044 · terreno · venta 3200000 MXN · 1250 T1250 · Cajititlán, Tlajomulco de Zúñiga, Jalisco · alta 2026-02-28 · ownerId Ejidatario Ramos · description Terreno plano',
    '2045 · oficina · renta 2100 USD · 145 C145 · Andares, Zapopan, Jalisco · usableArea 130 · bathrooms 2 · parkingSpaces 4 · yearBuilt 2020 · alta 2026-09-09 · description Oficina acondicionada',
    '2046 · departamento · venta 4750000 MXN · 96 C96 · Americana, Guadalajara, Jalisco · usableArea 88 · bedrooms 2 · bathrooms 2 · parkingSpaces 1 · yearBuilt 2021 · alta 2025-12-12 · ownerId Sofía Anguiano, +523312345678 · description Departamento nuevo',
  ],
  told: {
    1: { lacks: ['ownerId Inmuebles Provi, S.A.'], has: ['notas 1'], sentence: /Queda en las notas del equipo/ },
    3: { lacks: ['ownerId Ejidatario Ramos'], has: ['notas 1'], sentence: /Queda en las notas del equipo/ },
    5: { lacks: ['departamento'], has: ['oficina/piso'], sentence: /«Piso»: queda como Oficina/ },
  },
}

/** A CRM in English of an agency of Baja California Sur. */
export const ENGLISH_CRM: KeptFile = {
  homeStates: ['Baja California Sur'],
  content: [
    'Listing ID,Listing Title,Listing Type,Property Type,List Price,Currency,Price Per SqM,Sold Price,City,State/Province,Neighborhood,Street Address,Postal Code,Lat,Lng,Total Area (sqm),Built Area (sqm),Lot Area (sqm),Beds,Baths,Half Baths,Garage Spaces,Year Built,Listing Status,Listing Date,Listing Agent,Owner Name,Owner Phone,Private Remarks,Public Remarks,Photo URLs,Listing URL',
    '"LP-1001","Ocean view villa","For Sale","House","$1,250,000.00","USD","","","San José del Cabo","BCS","Palmilla","Paseo Palmilla 14","23406","23.0105","-109.7113","","520","850","4","4","1","2","2015","Active","2026-03-14","Mark Reyes","Ann Cole","+1 619 555 0100","Owner may carry","Villa with pool","https://img.example/1.jpg|https://img.example/2.jpg","https://crm.example/listing/1001"',
    '"LP-1002","Retail space downtown","For Lease","Retail","$42,500.00","MXN","","","La Paz","BCS","Centro","Calle 5 de Mayo 210","23000","24.1616","-110.3147","160","160","","","1","0","0","1995","Pending","2026-04-02","Mark Reyes","Comercial Cota","612 122 3344","","Corner shop","","https://crm.example/listing/1002"',
    '"LP-1003","Beachfront lot","For Sale","Land","$3,400,000.00","USD","$170.00","","Los Cabos","BCS","East Cape","","","","","","","20000","","","","","","Active","2025-12-20","Joan Ortiz","","","","20,000 m2 on the beach","","https://crm.example/listing/1003"',
    '"LP-1004","Warehouse by the port","For Sale or Lease","Warehouse","$18,000,000.00","MXN","","","La Paz","BCS","Pichilingue","","","","","","1200","2000","","2","","6","2009","Expired","2024-01-09","Joan Ortiz","","","","Warehouse with office","","https://crm.example/listing/1004"',
    '"LP-1005","Condo at marina","For Sale","Condo","$310,000.00","USD","","$298,000.00","Cabo San Lucas","BCS","Marina","","","","","95","95","","2","2","","1","2018","Sold","2025-06-30","Mark Reyes","","","","Two bedroom condo","","https://crm.example/listing/1005"',
    '"LP-1006","Office suite","For Lease","Office","$28.00","USD","","","La Paz","BCS","Esterito","","","","","75","75","","","1","","2","2012","Coming Soon","2026-10-01","Joan Ortiz","","","","Suite","","https://crm.example/listing/1006"',
  ].join('\n'),
  rows: [
    'LP-1001 · casa · venta 1250000 USD · 520 T850 C520 · Palmilla, Los Cabos, Baja California Sur · address Paseo Palmilla 14 · bedrooms 4 · bathrooms 4 · parkingSpaces 2 · yearBuilt 2015 · description Villa with pool · googleMapsLink 23.0105, -109.7113 · ownerId Ann Cole, +16195550100 · alta 2026-03-14 · fotos 2 · notas 1 · «Ocean view villa»',
    'LP-1002 · local · renta 42500 MXN · 160 C160 · Centro, La Paz, Baja California Sur · separada · address Calle 5 de Mayo 210 · bathrooms 1 · yearBuilt 1995 · description Corner shop · googleMapsLink 24.1616, -110.3147 · ownerId Comercial Cota, +526121223344 · parkingSpaces 0 · notas 1 · alta 2026-04-02 · «Retail space downtown»',
    'LP-1003 · terreno · venta 3400000 USD · 20000 T20000 · East Cape, Los Cabos, Baja California Sur · pricePerM2Cents 17000 · description 20,000 m2 on the beach · notas 1 · alta 2025-12-20 · «Beachfront lot»',
    'LP-1004 · bodega',
    'LP-1005 · departamento · venta 310000 USD · 95 C95 · Marina, Los Cabos, Baja California Sur · vendida · bedrooms 2 · bathrooms 2 · parkingSpaces 1 · yearBuilt 2018 · description Two bedroom condo · notas 1 · alta 2025-06-30 · «Condo at marina»',
    'LP-1006 · oficina · renta 28 USD · 75 C75 · Esterito, La Paz, Baja California Sur · pausada · bathrooms 1 · parkingSpaces 2 · yearBuilt 2012 · description Suite · notas 1 · alta 2026-10-01 · «Office suite»',
  ],
  told: { 3: { lacks: [], has: ['✗'], sentence: /dos operaciones y un solo precio/ } },
}

/** A portal's list of adverts of an agency of Veracruz: one column for each currency, points of codes in the headings. */
export const PORTAL: KeptFile = {
  homeStates: ['Veracruz'],
  content: [
    '\uFEFFcodigo_aviso,titulo_aviso,tipo_operacion,tipo_propiedad,precio_mxn,precio_usd,incluye_iva,mantenimiento_mensual,superficie_total_m2,superficie_cubierta_m2,recamaras,banos,medios_banos,cocheras,antiguedad,estado,ciudad,colonia,direccion,latitud,longitud,estado_aviso,fecha_publicacion,descripcion,imagenes',
    'AV-77810,Bodega cerca del puerto,RENTA,BODEGA,64000,,NO,,1500,1100,,1,,5,12,Veracruz,Veracruz,Bruno Pagliai,"Av. Uno 15, Bruno Pagliai",19.1802,-96.2215,ACTIVO,2026-01-19 10:22:00,"Bodega con patio, cerca del puerto",https://p.example/77810/1.jpg;https://p.example/77810/2.jpg',
    'AV-77811,Local en Costa de Oro,RENTA,LOCAL COMERCIAL,,2800,SI,150,85,85,,1,1,1,3,Veracruz,Boca del Río,Costa de Oro,,,,PAUSADO,2026-02-01 09:00:00,Local,',
    'AV-77812,Casa en El Conchal,VENTA,CASA,7350000,,NO,3200,320,410,4,4,1,2,A ESTRENAR,Veracruz,Alvarado,El Conchal,Circuito Lagos 8,,,ACTIVO,2026-05-05 18:30:00,Casa,',
    'AV-77813,Terreno en Xalapa,VENTA,TERRENO / LOTE,1980000,,NO,,600,,,,,,,Veracruz,Xalapa,Las Ánimas,,,,FINALIZADO,2025-08-10 12:00:00,Terreno,',
    'AV-77814,Departamento en Mocambo,VENTA,DEPARTAMENTO,3450000,,NO,2100,110,98,3,2,,2,8,Veracruz,Boca del Río,Mocambo,,,,RESERVADO,2026-07-15 08:15:00,Departamento,',
  ].join('\n'),
  rows: [
    'AV-77810 · bodega · renta 64000 MXN mas_iva · 1500 C1100 · Bruno Pagliai, Veracruz, Veracruz · address Av. Uno 15, Bruno Pagliai · bathrooms 1 · parkingSpaces 5 · googleMapsLink 19.1802, -96.2215 · description Bodega con patio, cerca del puerto · alta 2026-01-19 · fotos 2 · notas 1 · «Bodega cerca del puerto»',
    'AV-77811 · local · renta 2800 USD incluido · 85 C85 · Costa de Oro, Boca del Río, Veracruz · pausada · bathrooms 1 · parkingSpaces 1 · maintenanceCents 15000 · alta 2026-02-01 · description Local · notas 1 · «Local en Costa de Oro»',
    'AV-77812 · casa · venta 7350000 MXN mas_iva · 320 C410 · El Conchal, Alvarado, Veracruz · address Circuito Lagos 8 · bedrooms 4 · bathrooms 4 · parkingSpaces 2 · maintenanceCents 320000 · alta 2026-05-05 · description Casa · notas 1 · «Casa en El Conchal»',
    'AV-77813 · terreno · venta 1980000 MXN mas_iva · 600 · Las Ánimas, Xalapa, Veracruz · pausada · alta 2025-08-10 · description Terreno · «Terreno en Xalapa»',
    'AV-77814 · departamento · venta 3450000 MXN mas_iva · 110 C98 · Mocambo, Boca del Río, Veracruz · separada · bedrooms 3 · bathrooms 2 · parkingSpaces 2 · maintenanceCents 210000 · alta 2026-07-15 · description Departamento · notas 1 · «Departamento en Mocambo»',
  ],
}
