/** The S3 server of the compose file, and the jobs that create the account of the shop and limit it. */
const SERVER = 'bucket';
const JOBS = ['bucket-account', 'bucket-policy'];
/** The secret of its root account, and that of the shop's account. */
const ROOT_SECRET = 'bucket_owner_secret';
const SECRET = 's3_secret_access_key';

/**
 * Services of a compose file that could use the root account of the S3 server, or that start before the account is limited; none in a file
 * without this server.
 */
export const bucketFaults = (services) => {
  if (!services[SERVER]) return [];
  const root = services[SERVER].environment.ROOT_ACCESS_KEY_ID;
  return Object.entries(services).flatMap(([name, service]) => {
    const { environment = {}, secrets = [], depends_on: needs = {} } = service;
    const signsIn = environment.S3_ACCESS_KEY_ID !== undefined;
    const faults = {
      'gets the root account of the bucket':
        secrets.includes(ROOT_SECRET) && ![SERVER, ...JOBS].includes(name),
      'is the root account of the bucket': environment.S3_ACCESS_KEY_ID === root,
      'uses the secret of the shop for its root account':
        name === SERVER && (secrets.includes(SECRET) || /\$\{S3_ACCESS_KEY_ID/.test(root)),
      'does not wait for the policy of the bucket':
        signsIn &&
        !JOBS.includes(name) &&
        needs['bucket-policy']?.condition !== 'service_completed_successfully',
    };
    return Object.keys(faults)
      .filter((fault) => faults[fault])
      .map((fault) => `${name} ${fault}`);
  });
};
