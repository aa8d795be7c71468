/** Opens a dashboard session; returns the headers for its calls. */
export const logInStaff = async (url, { username, password }) => {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`admin/login: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const xsrf = cookies.find((cookie) => cookie.includes('XSRF-TOKEN=')).split('=')[1];
  return { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(xsrf) };
};
