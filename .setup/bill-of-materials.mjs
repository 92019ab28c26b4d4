// What of others a release has in it: for machines as CycloneDX, and for people as a text with every licence.

/** A version may be missing where the part does not tell it. */
const component = ({ name, version, licence, home, purl }, packages) => {
  const integrity = purl && packages[`node_modules/${name}`]?.integrity;
  return {
    type: 'library',
    name,
    ...(version && { version }),
    ...(integrity && { hashes: [sha512(integrity)] }),
    licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }],
    ...(purl && { purl }),
    externalReferences: [{ type: 'website', url: home }],
  };
};

function sha512(integrity) {
  const [algorithm, digest] = integrity.split(/-(.*)/);
  if (algorithm !== 'sha512') throw new Error(`${integrity} is no SHA-512.`);
  return { alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') };
}

/** From the parts in `licences.json`, what package.json says and the packages of the lock file. */
export function billOfMaterials(parts, { name, version, license }, packages) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', name, version, licenses: [{ license: { id: license } }] },
    },
    components: parts.map((part) => component(part, packages)),
  };
}

export function licenceTexts(parts) {
  return parts
    .map(
      ({ name, version = '', licence, home, text }) =>
        `${`${name} ${version}`.trim()} (${licence})\n${home}\n\n${text}\n`,
    )
    .join(`\n${'-'.repeat(80)}\n\n`);
}
