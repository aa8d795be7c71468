"""OpenStack Swift with its S3 interface, whole in one process and in a folder: FOLDER BUCKET ACCOUNT SECRET OWNER SECRET.

The account may do what the policy of the bucket allows, which its owner sets. Prints the port once it answers, and ends with the process that started it.
"""

import ctypes
import json
import re
import signal
import sys
from array import array
from fnmatch import fnmatchcase
from pathlib import Path
from urllib.parse import parse_qs

import eventlet

eventlet.monkey_patch()
from swift.account.server import AccountController
from swift.common import swob, utils
from swift.common.middleware import catch_errors
from swift.common.middleware.s3api import s3api
from swift.common.ring import RingData
from swift.container.server import ContainerController
from swift.obj.mem_server import ObjectController
from swift.proxy.server import Application

PR_SET_PDEATHSIG = 1
HERE = "127.0.0.1"

folder, bucket, account, account_secret, owner, owner_secret = Path(sys.argv[1]), *sys.argv[2:7]
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
utils.HASH_PATH_PREFIX = utils.HASH_PATH_SUFFIX = b"local"
(folder / "disk").mkdir(parents=True)
conf = {"swift_dir": str(folder), "devices": str(folder), "mount_check": "false"}
log = utils.get_logger(conf, log_to_console=True)


def serve(app):
    """Serves in the background; answers the port."""
    socket = eventlet.listen((HERE, 0))
    eventlet.spawn(eventlet.wsgi.server, socket, app, log_output=False)
    return socket.getsockname()[1]


def backend(name, controller):
    """A storage server that is its own ring."""
    port = serve(controller(conf, logger=log))
    disk = {"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "disk", "ip": HERE, "port": port}
    RingData([array("H", [0])], [disk], 32).save(str(folder / f"{name}.ring.gz"))


class Keys:
    """Lets in who signs with the key of one of the two accounts."""

    SECRETS = {account: account_secret, owner: owner_secret}

    def __init__(self, app):
        self.app = app

    def __call__(self, env, start_response):
        signed = env.get("s3api.auth_details")
        if signed:
            secret = self.SECRETS.get(signed["access_key"])
            if secret is None or not signed["check_signature"](secret):
                return swob.HTTPForbidden()(env, start_response)
        env.update({"swift.authorize": lambda request: None, "swift_owner": True})
        return self.app(env, start_response)


class Policy:
    """Refuses what the policy of the bucket does not allow.

    Swift has no policies: they are stored here, where only the name of the key is known. The signature is checked behind it.
    """

    OF_FILES = {
        "GET": "s3:GetObject",
        "HEAD": "s3:GetObject",
        "PUT": "s3:PutObject",
        "DELETE": "s3:DeleteObject",
    }

    def __init__(self, app):
        self.app, self.document = app, {"Statement": []}

    def action(self, method, key, query):
        if key and query <= {"x-id"}:
            return self.OF_FILES.get(method)
        return "s3:ListBucket" if method == "GET" and not key and "list-type" in query else None

    def allows(self, caller, action, resource):
        return any(
            statement["Principal"]["AWS"] == caller
            and action in statement["Action"]
            and fnmatchcase(resource, statement["Resource"])
            for statement in self.document["Statement"]
        )

    def __call__(self, env, start_response):
        request = swob.Request(env)
        found = re.search("Credential=([^/]+)/", env.get("HTTP_AUTHORIZATION", ""))
        caller = found and found.group(1)
        query = set(parse_qs(env.get("QUERY_STRING", ""), keep_blank_values=True))
        _, key = (request.path.lstrip("/").split("/", 1) + [""])[:2]
        if caller != owner:
            resource = "arn:aws:s3:::" + request.path.strip("/")
            if not self.allows(caller, self.action(request.method, key, query), resource):
                denied = b"<Error><Code>AccessDenied</Code></Error>"
                return swob.HTTPForbidden(body=denied, content_type="application/xml")(env, start_response)
        elif "policy" in query and request.method == "PUT":
            self.document = json.loads(request.body)
            return swob.HTTPNoContent()(env, start_response)
        elif "policy" in query:
            body = json.dumps(self.document).encode()
            return swob.HTTPOk(body=body, content_type="application/json")(env, start_response)
        return self.app(env, start_response)


backend("account", AccountController)
backend("container", ContainerController)
backend("object", ObjectController)
proxy = Application({**conf, "account_autocreate": "true"}, logger=log)
made = swob.Request.blank(f"/v1/{account}/{bucket}", method="PUT").get_response(Keys(proxy))
assert made.is_success, made.status
s3 = s3api.filter_factory({"auth_pipeline_check": "false", "location": "us-east-1"})(Keys(proxy))
print(serve(catch_errors.filter_factory({})(Policy(s3))), flush=True)
eventlet.hubs.get_hub().switch()
