"""OpenStack Swift with its S3 interface, whole in one process and in a folder: FOLDER ACCESS_KEY SECRET BUCKET.

Prints the port once it answers, and ends with the process that started it.
"""

import ctypes
import signal
import sys
from array import array
from pathlib import Path

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

folder, access_key, secret, bucket = Path(sys.argv[1]), *sys.argv[2:5]
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


class OneKey:
    """Lets in who signs with the one key pair."""

    def __init__(self, app):
        self.app = app

    def __call__(self, env, start_response):
        signed = env.get("s3api.auth_details")
        if signed and not (signed["access_key"] == access_key and signed["check_signature"](secret)):
            return swob.HTTPForbidden()(env, start_response)
        env.update({"swift.authorize": lambda request: None, "swift_owner": True})
        return self.app(env, start_response)


backend("account", AccountController)
backend("container", ContainerController)
backend("object", ObjectController)
proxy = Application({**conf, "account_autocreate": "true"}, logger=log)
made = swob.Request.blank(f"/v1/{access_key}/{bucket}", method="PUT").get_response(OneKey(proxy))
assert made.is_success, made.status
s3 = s3api.filter_factory({"auth_pipeline_check": "false", "location": "us-east-1"})(OneKey(proxy))
print(serve(catch_errors.filter_factory({})(s3)), flush=True)
eventlet.hubs.get_hub().switch()
