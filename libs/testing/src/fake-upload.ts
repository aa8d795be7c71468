/** Minimal XMLHttpRequest for uploads, based on `fetch`. */
export class FakeUpload {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  private target: [method: string, url: string] = ['GET', ''];
  private readonly headers = new Headers();

  open(method: string, url: string): void {
    this.target = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    const [method, url] = this.target;
    const request = new Request(url, { method, body, headers: this.headers });
    void this.answer(request).catch(() => this.onerror?.());
  }

  private async answer(request: Request): Promise<void> {
    const { byteLength } = await request.clone().arrayBuffer();
    this.upload.onprogress?.({ loaded: byteLength });
    const answer = await fetch(request);
    this.status = answer.status;
    this.responseText = await answer.text();
    this.onload?.();
  }
}
